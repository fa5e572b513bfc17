import { others } from "@kolam/content/facts/languages";
import { titles } from "@kolam/content/titles";
import { expect, test } from "../support/fixtures.ts";
import { fill, sendButton } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import { everyKind, forgetMissingPage } from "../support/pages.ts";
import { footerLink, h1 } from "../support/shell.ts";

/** A site in a folder of its host, whose root is another's. */
test.use({ builtWith: { SITE_URL: "http://localhost:4173/a/b/" } });
// One build for all of them.
test.describe.configure({ mode: "default" });

test("all that pages link to and load is in the folder", async ({
  page,
  siteUrl,
  consoleErrors,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url().replace(/[?#].*/, "")));
  for (const path of everyKind) {
    await page.goto(siteUrl + path);
    await hydrate(page);
    const named = await page.evaluate(() =>
      [...document.querySelectorAll("a, link, img, source, form")].flatMap((element) =>
        ["href", "src", "action", "srcset"].flatMap((name) =>
          (element.getAttribute(name)?.split(/,\s+/) ?? []).map(
            (address) => new URL(address.split(" ")[0] ?? "", location.href).href,
          ),
        ),
      ),
    );
    for (const address of named) asked.add(address.replace(/[?#].*/, ""));
  }
  forgetMissingPage(consoleErrors);
  const { origin } = new URL(siteUrl);
  // The copy of the site is in one language.
  const elsewhere = ["no-such-page", ...others.map(({ tag }) => `${tag}/`)];
  const own = [...asked].filter(
    (url) =>
      url.startsWith(origin) && !elsewhere.some((part) => url.startsWith(`${siteUrl}/${part}`)),
  );
  expect(own.length).toBeGreaterThan(100);
  const answers = await Promise.all(
    own.map(async (url) => `${url.slice(origin.length)} ${(await fetch(url)).status}`),
  );
  expect(answers.filter((answer) => !/^\/a\/b\/.* 200$/.test(answer))).toEqual([]);
});

test("links open in place, old addresses move, and a folder without its slash too", async ({
  page,
  siteUrl,
}) => {
  await page.goto(new URL(siteUrl).href);
  await expect(page).toHaveURL(`${siteUrl}/`);
  await hydrate(page);
  await footerLink(page, titles.about).click();
  await expect(page).toHaveURL(`${siteUrl}/about`);
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await page.goto(`${siteUrl}/home.html`);
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form leads back into the folder", async ({ page, siteUrl, mailbox }) => {
    await page.goto(`${siteUrl}/contact`);
    await fill(page, "contact");
    await sendButton(page, "contact").click();
    await expect(page).toHaveURL(`${siteUrl}/thank-you`);
    expect(await mailbox.messages()).toHaveLength(1);
  });
});

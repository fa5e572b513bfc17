import { others } from "@kolam/content/model/pages/languages";
import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { field } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import { withLengths } from "../support/long-words.ts";
import { everyKind, forgetMissingPage } from "../support/pages.ts";
import { testRoom, withQuestion } from "../support/room-tests.ts";
import { h1 } from "../support/shell.ts";

/**
 * A site unlike the sample: in a folder of its host, from right to left, with texts twice as long.
 */
test.use({
  builtWith: { SITE_URL: "http://localhost:4173/a/b/", ...withQuestion },
  change: withLengths("doubled", "rtl"),
});

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });

testRoom("doubled");

test("all that pages link to and load is in the folder, and all are mirrored", {
  tag: "@slow",
}, async ({ page, siteUrl, consoleErrors }) => {
  test.slow();
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url().replace(/[?#].*/, "")));
  for (const path of everyKind) {
    await page.goto(siteUrl + path);
    await hydrate(page);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
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
  // The copy of the site is in one language, and nothing is known of the page that is not there.
  const missing = "no-such-page";
  const elsewhere = [missing, `data/landing/${missing}`, ...others.map(({ tag }) => `${tag}/`)];
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

test("links open in place, old addresses move, and a folder without its slash too", {
  tag: "@slow",
}, async ({ page, siteUrl }) => {
  await page.goto(new URL(siteUrl).href);
  await expect(page).toHaveURL(`${siteUrl}/`);
  const title = await h1(page).boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeGreaterThan(1280 * 0.85);
  expect(await axeViolations(page)).toEqual([]);
  await hydrate(page);
  await page.locator("footer a[href='/a/b/about']").first().click();
  await expect(page).toHaveURL(`${siteUrl}/about`);
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await page.goto(`${siteUrl}/home.html`);
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form leads back into the folder", { tag: "@slow" }, async ({
    page,
    siteUrl,
    mailbox,
  }) => {
    await page.goto(`${siteUrl}/contact`);
    await field(page, "contact", "name").fill("Asha");
    await field(page, "contact", "email").fill("asha@example.com");
    await field(page, "contact", "subject").selectOption({ index: 1 });
    await field(page, "contact", "message").fill("We sell handloom.");
    await page.locator("form:has(#contact-email) [type=submit]").click();
    await expect(page).toHaveURL(`${siteUrl}/thank-you`);
    expect(await mailbox.messages()).toHaveLength(1);
  });
});

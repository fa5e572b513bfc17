import type { Page, Route } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, forgetErrors, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";
import { articlePage } from "../support/pages.ts";
import { footerLink, h1 } from "../support/shell.ts";

const { photoHost, mail } = loadSiteConfig();
const mailHost = new URL(mail.endpoint).origin;

/** Ways in which a host fails. A request that is never answered stays silent for the whole test. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "refuse connections": (route) => route.abort("connectionrefused"),
  "do not answer": async () => {},
  "answer with garbage": (route) =>
    route.fulfill({ contentType: "image/jpeg", body: "<script>window.hostile = true</script>" }),
};

/** The heading is shown, pictures keep their places, and the page is hydrated. */
async function stands(page: Page): Promise<void> {
  await expect(h1(page)).toBeVisible();
  await hydrate(page);
  for (const picture of await page.locator("main img:visible").all()) {
    const box = await picture.boundingBox();
    expect(box?.height ?? 0, `${page.url()}: a picture keeps its place`).toBeGreaterThan(20);
  }
  expect(await page.evaluate(() => "hostile" in window)).toBe(false);
}

for (const [name, fault] of Object.entries(faults)) {
  test(`while the hosts of photos and mail ${name}, pages are usable`, { tag: "@slow" }, async ({
    page,
    consoleErrors,
  }) => {
    const mails: string[] = [];
    await page.route(`${photoHost}/**`, fault);
    await page.route(`${mailHost}/**`, (route) => {
      mails.push(route.request().url());
      return fault(route);
    });
    for (const path of ["/about", articlePage, "/contact"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await stands(page);
    }
    await footerLink(page, titles.about).click();
    await expect(page).toHaveURL("/about");
    await expect(h1(page)).toBeFocused();
    expect(mails, "the mail host is used only when a form is sent").toEqual([]);
    const logged = /Failed to load resource|ORB/;
    forgetErrors(consoleErrors, logged);
  });
}

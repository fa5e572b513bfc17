import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { themeColors } from "../../src/seo/head/site-tags.ts";
import { expect, test } from "../support/fixtures.ts";
import { hydrate, openHydrated } from "../support/hydration.ts";
import { footerLink, themeSwitch } from "../support/shell.ts";

/** The colour of the page, and the one that it asks the browser to paint around it. */
function colors(page: Page): Promise<{ page: string; around: string[] }> {
  return page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const around = [...metas].filter(({ media }) => matchMedia(media).matches);
    return {
      page: getComputedStyle(document.body).backgroundColor,
      around: around.map(({ content }) => content),
    };
  });
}

/** Records the page's colour in each frame from the first on. */
async function recordFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { frames });
    const record = () => {
      if (document.body) frames.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () => page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: "light" }));

test("the theme follows the system until the visitor chooses one, which is kept", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/about");
  const light = await colors(page);
  expect(light.around).toEqual([themeColors.light]);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await colors(page);
  expect(dark.around).toEqual([themeColors.dark]);
  expect(dark.page).not.toBe(light.page);
  await page.emulateMedia({ colorScheme: "light" });

  await hydrate(page);
  await themeSwitch(page).selectOption("dark");
  await expect.poll(() => colors(page)).toEqual(dark);
  await footerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  expect(await colors(page)).toEqual(dark);
  await page.goto("/contact");
  await expect.poll(() => colors(page)).toEqual(dark);

  await hydrate(page);
  await expect(themeSwitch(page)).toHaveValue("dark");
  await themeSwitch(page).selectOption("system");
  await expect.poll(() => colors(page), "it follows the system again").toEqual(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await themeSwitch(page).selectOption("light");
  await expect.poll(() => colors(page)).toEqual(light);
});

test("a choice holds in every tab, whether or not it was used", { tag: "@slow" }, async ({
  page,
  context,
}) => {
  await page.goto("/about");
  const light = await colors(page);
  const used = await context.newPage();
  const untouched = await context.newPage();
  for (const tab of [used, untouched]) {
    await tab.emulateMedia({ colorScheme: "light" });
    await tab.goto("/contact");
  }
  await hydrate(used);
  await hydrate(page);
  await themeSwitch(page).selectOption("dark");
  const dark = await colors(page);
  expect(dark).not.toEqual(light);
  await expect(themeSwitch(used)).toHaveValue("dark");
  for (const tab of [used, untouched]) await expect.poll(() => colors(tab)).toEqual(dark);
});

test("no frame of a page shows another theme than the chosen one, even without the boot script", {
  tag: "@slow",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  const dark = await colors(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => localStorage.setItem("site:theme", "dark"));
  const frames = await recordFrames(page);
  await openHydrated(page, "/about");
  expect(await frames()).toEqual([dark.page]);
  await page.route("**/assets/boot-*.js", () => {});
  await page.goto("/about", { waitUntil: "commit" });
  await expect.poll(frames).toEqual([dark.page]);
});

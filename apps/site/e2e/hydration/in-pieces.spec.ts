import { quote } from "@kolam/content/pages/quote";
import { paths } from "@kolam/content/paths";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";

/** Where a part of a page begins and how wide it is, once the page's HTML has come as far as the mark. */
async function placeUpTo(page: Page, path: string, mark: string, part: Locator) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const end = html.indexOf(mark);
    expect(end, `${path} has the mark`).toBeGreaterThan(0);
    await route.fulfill({ response, body: html.slice(0, end) });
  });
  const place = await placeOf(page, path, part);
  await page.unroute(path);
  return place;
}

async function placeOf(page: Page, path: string, part: Locator) {
  await page.goto(path, { waitUntil: "commit" });
  const box = await part.boundingBox();
  return box && { x: box.x, width: box.width };
}

test.describe("what has come of a page stays where it is when the rest comes", () => {
  test.beforeEach(async ({ page }) => {
    await holdRequests(page, /\.js$/);
  });

  for (const width of [390, 1280]) {
    test(`the first step of a quote, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const step = page.getByRole("list", { name: quote.wizard.stepsLabel }).locator("li").first();
      const first = await placeUpTo(page, paths.quote.path, 'href="#step-2"', step);
      expect(first).not.toBeNull();
      expect(first).toEqual(await placeOf(page, paths.quote.path, step));
    });
  }

  for (const { path } of [paths.home, paths.seo, paths.about]) {
    test(`the title of ${path}, beside a drawing`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      const title = page.getByRole("heading", { level: 1 });
      const first = await placeUpTo(page, path, "</h1>", title);
      expect(first).not.toBeNull();
      expect(first).toEqual(await placeOf(page, path, title));
    });
  }
});

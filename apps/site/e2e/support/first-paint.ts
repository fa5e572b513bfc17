import type { Page } from "@playwright/test";

/** Resolves when something of the page has been painted. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
    undefined,
    { polling: 10 },
  );
}

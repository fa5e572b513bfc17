import type { Page } from "@playwright/test";

/** Resolves when something of the page has been painted. */
export async function firstPaint(page: Page): Promise<void> {
  const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await page.waitForFunction(painted, undefined, { polling: 10 });
}

/** Waits for two frames, after which the last change has been laid out and painted. */
export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

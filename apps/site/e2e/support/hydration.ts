import { expect, type Page } from "@playwright/test";

/** The request that hydration begins with. While it is held, a page stays as it was delivered. */
export const hydrationCode = /\/assets\/client-[\w-]+\.js/;

/** Whether React answers events on the page. A page that is being left is not asked. */
export async function isHydrated(page: Page): Promise<boolean> {
  return page
    .evaluate(() => "hydrated" in document.documentElement.dataset)
    .catch((error: Error) => {
      if (error.message.includes("navigation")) return false;
      throw error;
    });
}

/**
 * Points at a control of the header, which needs React, at a place of it in pixels from the corner
 * of its box, which is round: nearer than some 6 pixels is beside it.
 */
export async function pointAtControl(page: Page, by = 8): Promise<void> {
  const control = page.locator("header").locator("select, button").filter({ visible: true }).last();
  const { x, y } = (await control.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + by, y + by);
}

/**
 * Points at a control of the header until something has come of it: again and again, because the
 * boot script does not notice the first moves while it is still loading.
 */
export async function pointUntil(page: Page, isDone: () => boolean | Promise<boolean>) {
  let by = 8;
  await expect
    .poll(
      async () => {
        by = by === 8 ? 12 : 8;
        await pointAtControl(page, by);
        return isDone();
      },
      { intervals: [50] },
    )
    .toBe(true);
}

/** Makes the page hydrate, and waits until it is. */
export const hydrate = (page: Page): Promise<void> => pointUntil(page, () => isHydrated(page));

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

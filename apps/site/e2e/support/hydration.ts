import { expect, type Page } from "@playwright/test";

/** The request that hydration begins with. While it is held, a page stays as it was delivered. */
export const hydrationCode = /\/assets\/client-[\w-]+\.js/;

/** Whether React answers events on the page. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => "hydrated" in document.documentElement.dataset);
}

/**
 * Interacts with the page and waits until it is hydrated. The pointer moves in and out of the header again and
 * again: the boot script does not notice the first moves while it is still loading.
 */
export async function hydrate(page: Page): Promise<void> {
  let y = 300;
  await expect
    .poll(
      async () => {
        y = y === 5 ? 300 : 5;
        await page.mouse.move(5, y);
        return isHydrated(page);
      },
      { intervals: [50] },
    )
    .toBe(true);
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

import { expect, type Page } from "@playwright/test";

/**
 * Gives the boot script its first sign and waits until React has taken over and answers. The pointer goes into the
 * header and out of it again and again: only what is new under it is a sign, and the first ones are lost
 * while the boot script is on its way and while a restored page has not been drawn.
 */
export async function hydrate(page: Page): Promise<void> {
  let y = 300;
  await expect
    .poll(
      async () => {
        y = y === 5 ? 300 : 5;
        await page.mouse.move(5, y);
        return page.evaluate(() => "live" in document.documentElement.dataset);
      },
      { intervals: [50] },
    )
    .toBe(true);
}

import { expect, type Page } from "@playwright/test";

/**
 * Gives the boot script its first sign and waits until React has taken over. The pointer keeps moving,
 * as a hand does: a page that was restored a moment ago gets no input yet.
 */
export async function hydrate(page: Page): Promise<void> {
  let y = 300;
  await expect
    .poll(async () => {
      await page.mouse.move(5, y);
      y += 4;
      await page.mouse.move(9, y);
      return page.evaluate(() =>
        Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")),
      );
    })
    .toBe(true);
}

import { expect, type Page } from "@playwright/test";

/** Gives the boot script its first sign and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 304);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")),
      ),
    )
    .toBe(true);
}

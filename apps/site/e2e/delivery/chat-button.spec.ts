import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const chatLink = (page: Page) => page.getByRole("link", { name: shell.chat.label });

/** Where the button is in the window. */
const place = async (page: Page) => chatLink(page).boundingBox();

/** Texts and links of the page that the button covers at the moment. */
function covered(page: Page): Promise<string[]> {
  return chatLink(page).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const found: string[] = [];
    for (const element of document.querySelectorAll("footer :is(a, p, h2, h3, li, small)")) {
      const range = new Range();
      range.selectNodeContents(element);
      for (const box of range.getClientRects()) {
        const isBeside =
          box.right <= own.left ||
          box.left >= own.right ||
          box.bottom <= own.top ||
          box.top >= own.bottom;
        if (!isBeside) found.push(element.textContent.slice(0, 60));
      }
    }
    return found;
  });
}

for (const width of [390, 1280]) {
  test(`the chat button stays in its corner and leaves the end of the page free, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const first = await place(page);
    expect(first?.x).toBeGreaterThan(width / 2);
    await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
    expect(await place(page)).toEqual(first);
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    expect(await place(page)).toEqual(first);
    expect(await covered(page)).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the chat button stands below the page", async ({ page }) => {
    await page.goto("/");
    await expect(chatLink(page)).toHaveCSS("position", "static");
  });
});

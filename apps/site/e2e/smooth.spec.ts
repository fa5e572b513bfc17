import { paths } from "@kolam/content/paths";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchWork } from "./processor-time.ts";

/** In ms on a machine four times slower; see `processor-time.ts`. */
const limits = { interaction: 100, task: 150 };

/** As a person does it: the pointer is there a moment before it presses. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(150);
  await target.click();
  await page.waitForTimeout(250);
}

const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "from home to the quote": async (page) => {
    await page.goto("/", { waitUntil: "load" });
    await press(page, page.locator(`main a[href="${paths.seo.path}"]`).first());
    await expect(page).toHaveURL(paths.seo.path);
    await press(page, page.locator("main button[aria-expanded]").first());
    await press(page, page.locator(`main a[href="${paths.quote.path}"]`).first());
    await expect(page).toHaveURL(paths.quote.path);
    const name = page.locator("main input:visible").first();
    await name.click();
    await page.keyboard.type("Asha", { delay: 30 });
  },
  "from an opening to the application": async (page) => {
    await page.goto(paths.careers.path, { waitUntil: "load" });
    const card = page.locator("#open-positions details").nth(1);
    await press(page, card.locator("summary"));
    await press(page, card.locator("a").last());
    await expect(page.locator("#application-form")).toBeInViewport();
    await page.locator("#application-form input:visible").first().click();
    await page.keyboard.type("Ravi", { delay: 30 });
  },
  "from a search to an article and back": async (page) => {
    await page.goto(paths.blog.path, { waitUntil: "load" });
    await press(page, page.getByRole("searchbox"));
    await page.keyboard.type("checkout", { delay: 60 });
    await expect(page).toHaveURL(/q=checkout/);
    await press(page, page.locator("main article").nth(1).getByRole("link").first());
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
    await page.goBack();
    await expect(page).toHaveURL(/q=checkout/);
  },
};

for (const [name, journey] of Object.entries(journeys)) {
  test(`${name}: no interaction and no task is long, hydration included`, async ({ page }) => {
    const watched = await watchWork(
      page,
      async () => {
        await journey(page);
        // What a visitor may meet after the last step counts as well.
        await page.waitForTimeout(500);
      },
      "interactions",
    );
    expect(watched.interactions.length, "interactions were seen").toBeGreaterThan(2);
    expect(Math.max(...watched.interactions)).toBeLessThanOrEqual(limits.interaction);
    expect(watched.longestTask).toBeLessThanOrEqual(limits.task);
  });
}

import { expect, test } from "../support/fixtures.ts";
import { field } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import { enter, skipHeader, tabTo } from "../support/keyboard.ts";
import { articlePage } from "../support/pages.ts";

// No test here uses the mouse, and `tabTo` fails at the first stop whose focus is not visible.

for (const { path, width } of [
  { path: "/contact", width: 390 },
  { path: "/quote#step-2", width: 390 },
  { path: articlePage, width: 1280 },
]) {
  test(`${path}: the focus is visible at every stop in a window of ${width} px`, {
    tag: "@slow",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await tabTo(page, page.locator("footer, #footer").getByRole("link").last(), { most: 150 });
  });
}

test("Enter in the contact form with answers missing leads to the first of them", async ({
  page,
}) => {
  await page.goto("/contact");
  // Before hydration, the browser's own message is beside the field.
  await hydrate(page);
  await skipHeader(page);
  await tabTo(page, field(page, "contact", "name"));
  await page.keyboard.press("Enter");
  const summary = page.locator("form").getByRole("link").first();
  await expect(summary.locator("xpath=ancestor::*[@tabindex='-1'][1]")).toBeFocused();
  await enter(page, summary, { most: 1 });
  await expect(field(page, "contact", "name")).toBeFocused();
});

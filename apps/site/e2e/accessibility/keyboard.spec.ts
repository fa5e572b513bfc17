import { expect, test } from "../support/fixtures.ts";
import { field, journeys, proof, sendButton, wasSent } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import { answerQuote, enter, skipHeader, tabTo } from "../support/keyboard.ts";
import { articlePage } from "../support/pages.ts";
import { h1 } from "../support/shell.ts";

// No test here uses the mouse, and `tabTo` fails at the first stop whose focus is not visible.

for (const [path, width] of [
  ["/contact", 390],
  [articlePage, 1280],
] as const) {
  test(`${path}: the focus is visible at every stop in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await tabTo(page, page.locator("footer, #footer").getByRole("link").last(), { most: 150 });
  });
}

test("a quote request is filled in and sent", async ({ page, mailbox }) => {
  await page.goto(journeys.quote.path);
  await skipHeader(page);
  await answerQuote(page);
  await enter(page, sendButton(page, "quote"));
  await wasSent(page, "quote");
  await expect.poll(() => mailbox.count()).toBe(1);
  expect(JSON.stringify(await mailbox.messages())).toContain(proof.quote);
  await expect(h1(page)).toBeFocused();
});

test("Enter in the contact form with answers missing leads to the first of them", async ({
  page,
}) => {
  await page.goto("/contact");
  // Before hydration, the browser's own message stands beside the field.
  await hydrate(page);
  await skipHeader(page);
  await tabTo(page, field(page, "contact", "name"));
  await page.keyboard.press("Enter");
  const summary = page.locator("form").getByRole("link").first();
  await expect(summary.locator("xpath=ancestor::*[@tabindex='-1'][1]")).toBeFocused();
  await enter(page, summary, { most: 1 });
  await expect(field(page, "contact", "name")).toBeFocused();
});

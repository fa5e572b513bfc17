import { chat } from "@kolam/content/company-words";
import { expect, test } from "../support/fixtures.ts";
import { chatLink } from "../support/shell.ts";

test.skip(!chat, "needs a chat");

test("on a phone no field with the focus is under the chat button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/contact");
  const fields = page.locator("main form :is(input, select, textarea):visible");
  for (const field of await fields.all()) {
    await field.focus();
    const box = await field.boundingBox();
    const bar = await chatLink(page).boundingBox();
    // A text area may be taller than the window's free part.
    expect(box?.y).toBeLessThan((bar?.y ?? 0) - 40);
  }
});

test("on a low window the chat button ends the page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  await expect(chatLink(page)).toHaveCSS("position", "static");
});

import { chat } from "@kolam/content/company-words";
import { formPages, paths, present } from "@kolam/content/facts/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { formNames, hydrated, journeys, sendButton } from "../support/form-journeys.ts";
import { chatLink, phone } from "../support/shell.ts";

test.skip(!chat, "needs a chat");

test("on a phone the chat button steps aside for who fills in a form, and for what is wrong in it", async ({
  page,
}) => {
  const [name] = formNames;
  if (!name) throw new Error("No form");
  await page.setViewportSize(phone);
  await page.goto(journeys[name].path);
  await hydrated(page, name);
  await expect(chatLink(page)).toBeVisible();
  const field = page.locator("main form :is(input, textarea):visible").first();
  await field.click();
  await expect(chatLink(page)).toBeHidden();
  await field.blur();
  await expect(chatLink(page)).toBeVisible();
  await sendButton(page, name).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(page.locator("main form [aria-invalid=true]").first()).toBeAttached();
  await expect(chatLink(page)).toBeHidden();
});

/** The buttons that send a form and come under the chat button sooner or later, because they share its columns. */
const under = (page: Page) =>
  chatLink(page).evaluate((chat) => {
    const { left } = chat.getBoundingClientRect();
    return [...document.querySelectorAll("main form [type=submit]")]
      .filter((button) => button.getBoundingClientRect().right > left)
      .map((button) => button.textContent);
  });

test("no button that sends a form comes under the chat button", async ({ page }) => {
  for (const id of [...formPages, ...present(["blog"])]) {
    await page.goto(paths[id].path + (id === "quote" ? "#step-4" : ""));
    for (const width of [320, 390, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await under(page), `${id} at ${width} px`).toEqual([]);
    }
  }
});

test("on a low window the chat button is where it always is", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  await expect(chatLink(page)).toHaveCSS("position", "fixed");
  await expect(chatLink(page)).toBeInViewport({ ratio: 1 });
});

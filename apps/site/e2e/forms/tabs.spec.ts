import { titles } from "@site/lists/words/titles";
import { draftWords } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";

test("two tabs with the same draft send it once, and both say so", { tag: "@slow" }, async ({
  page,
  context,
  mailbox,
}) => {
  await form.open(page, "contact");
  await form.fill(page, "contact");
  // The first tab stores its draft when it is hidden.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const other = await context.newPage();
  await form.open(other, "contact");
  await form.holdsEverything(other, "contact");
  await Promise.all([
    form.sendButton(page, "contact").click(),
    form.sendButton(other, "contact").click(),
  ]);
  for (const tab of [page, other]) {
    await expect(form.field(tab, "contact", "message")).toHaveValue("");
    await expect(
      tab.getByText(forms.contact.button.done).or(tab.getByText(draftWords.sentElsewhere)).first(),
    ).toBeVisible();
  }
  expect(mailbox.count()).toBe(1);
});

test("what two tabs write into different fields of one draft is in both, also after a reload", {
  tag: "@slow",
}, async ({ page, context }) => {
  await form.open(page, "contact");
  await form.field(page, "contact", "name").fill("Asha");
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const other = await context.newPage();
  await form.open(other, "contact");
  await form.field(page, "contact", "message").fill("A long message");
  await expect(form.field(other, "contact", "message")).toHaveValue("A long message");
  await form.field(other, "contact", "email").fill("asha@example.com");
  await expect(form.field(page, "contact", "email")).toHaveValue("asha@example.com");
  await page.reload();
  await form.hydrated(page, "contact");
  await expect(form.field(page, "contact", "message")).toHaveValue("A long message");
  await expect(form.field(page, "contact", "email")).toHaveValue("asha@example.com");
});

test("of what two tabs write into one field at once, each shows both, and the visitor chooses", {
  tag: "@slow",
}, async ({ page, context }) => {
  await form.open(page, "contact");
  await form.field(page, "contact", "name").fill("Asha");
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const other = await context.newPage();
  await form.open(other, "contact");
  // Without an event: typed, but not stored yet when the first tab stores its text.
  await form.field(other, "contact", "message").evaluate((field: HTMLTextAreaElement) => {
    field.value = "From the second";
  });
  await form.field(page, "contact", "message").fill("From the first");
  const second = (tab: typeof page) => tab.getByRole("textbox", { name: draftWords.other });
  await expect(second(other)).toHaveValue("From the first");
  await expect(second(page)).toHaveValue("From the second");
  await expect(form.field(page, "contact", "message")).toHaveValue("From the first");
  await page.getByRole("button", { name: draftWords.useOther }).click();
  await expect(form.field(page, "contact", "message")).toHaveValue("From the second");
  await expect(form.field(page, "contact", "message")).toBeFocused();
  await expect(second(page)).toHaveValue("From the first");
  await page.getByRole("button", { name: draftWords.dropOther }).click();
  for (const tab of [page, other]) {
    await expect(second(tab)).toHaveCount(0);
    await expect(form.field(tab, "contact", "message")).toHaveValue("From the second");
  }
});

test("a draft is kept for as long as was last chosen in any of its tabs", { tag: "@slow" }, async ({
  page,
  context,
}) => {
  const box = (tab: typeof page) => tab.getByRole("checkbox", { name: draftWords.keepLong });
  await form.open(page, "contact");
  await form.field(page, "contact", "message").fill("A long message");
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const other = await context.newPage();
  await form.open(other, "contact");
  await box(page).check();
  await expect(box(other)).toBeChecked();
  await form.field(other, "contact", "name").fill("Asha");
  await expect(form.field(page, "contact", "name")).toHaveValue("Asha");
  await box(other).uncheck();
  await expect(box(page)).not.toBeChecked();
  for (const tab of [page, other]) {
    await expect(form.field(tab, "contact", "message")).toHaveValue("A long message");
  }
});

test("two tabs with different drafts: neither sending one nor leaving the page loses the other", {
  tag: "@slow",
}, async ({ page, context, mailbox }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await form.open(tab, "contact");
  const message = form.field(page, "contact", "message");
  // The timers of a tab in the background are slow.
  await page.bringToFront();
  await message.fill("Words of the first tab");
  await page.waitForFunction(() => localStorage.getItem("site:draft:contact") !== null);
  await other.bringToFront();
  await form.fillAndSend(other, "contact");
  await page.bringToFront();
  await expect(message).toHaveValue("Words of the first tab");
  await page.getByRole("link", { name: titles.about, exact: true }).first().click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(message).toHaveValue("Words of the first tab");
  await expect(form.field(page, "contact", "name")).toHaveValue("");
  expect(mailbox.count()).toBe(1);
});

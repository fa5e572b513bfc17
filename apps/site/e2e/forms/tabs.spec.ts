import { titles } from "@site/lists/words/titles";
import { draftWords } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";

test("two tabs with the same draft send it once, and both say so", async ({
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

import { forms } from "@kolam/content/forms/forms";
import { draftWords } from "@kolam/content/forms/words";
import { titles } from "@kolam/content/titles";
import { expect, test } from "../support/fixtures.ts";
import {
  field,
  fill,
  fillAndSend,
  holdsEverything,
  open,
  sendButton,
} from "../support/form-journeys.ts";

test("two tabs with the same draft send it once, and both say so", async ({
  page,
  context,
  mailbox,
}) => {
  await open(page, "contact");
  await fill(page, "contact");
  // The first tab stores its draft when it is hidden.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const other = await context.newPage();
  await open(other, "contact");
  await holdsEverything(other, "contact");
  await Promise.all([sendButton(page, "contact").click(), sendButton(other, "contact").click()]);
  for (const tab of [page, other]) {
    await expect(field(tab, "contact", "message")).toHaveValue("");
    await expect(
      tab.getByText(forms.contact.button.done).or(tab.getByText(draftWords.sentElsewhere)).first(),
    ).toBeVisible();
  }
  expect(mailbox.count()).toBe(1);
});

test("two tabs with different drafts: neither sending one nor leaving the page loses the other", async ({
  page,
  context,
  mailbox,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, "contact");
  const message = field(page, "contact", "message");
  // The timers of a tab in the background are slow.
  await page.bringToFront();
  await message.fill("Words of the first tab");
  await page.waitForFunction(() => localStorage.getItem("site:draft:contact") !== null);
  await other.bringToFront();
  await fillAndSend(other, "contact");
  await page.bringToFront();
  await expect(message).toHaveValue("Words of the first tab");
  await page.getByRole("link", { name: titles.about, exact: true }).first().click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(message).toHaveValue("Words of the first tab");
  await expect(field(page, "contact", "name")).toHaveValue("");
  expect(mailbox.count()).toBe(1);
});

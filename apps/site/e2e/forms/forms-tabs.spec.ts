import { contactButton } from "@kolam/content/forms/contact";
import { draftWords } from "@kolam/content/forms/words";
import { expect, test } from "../support/fixtures.ts";
import {
  field,
  fill,
  holdsEverything,
  hydrated,
  sendButton,
  wasSent,
} from "../support/form-journeys.ts";

test("two tabs with the same draft send it once, and both know", async ({
  page,
  context,
  mailbox,
}) => {
  await page.goto("/contact");
  await hydrated(page, "contact");
  await fill(page, "contact");
  const other = await context.newPage();
  // The first tab writes its draft when it is hidden.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await other.goto("/contact");
  await hydrated(other, "contact");
  await holdsEverything(other, "contact");
  await Promise.all([sendButton(page, "contact").click(), sendButton(other, "contact").click()]);
  for (const tab of [page, other]) {
    await expect(field(tab, "contact", "message")).toHaveValue("");
    await expect(
      tab.getByText(contactButton.done).or(tab.getByText(draftWords.sentElsewhere)).first(),
    ).toBeVisible();
  }
  expect(mailbox.count()).toBe(1);
});

test("two tabs with words of their own lose none, whoever sends", async ({
  page,
  context,
  mailbox,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/contact");
    await hydrated(tab, "contact");
  }
  await field(page, "contact", "message").fill("Words of the first tab");
  await page.waitForFunction(() => localStorage.getItem("kolam:draft:contact") !== null);
  await fill(other, "contact");
  await sendButton(other, "contact").click();
  await wasSent(other, "contact");
  await expect(field(page, "contact", "message")).toHaveValue("Words of the first tab");
  await page.getByRole("link", { name: "About", exact: true }).first().click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await hydrated(page, "contact");
  await expect(field(page, "contact", "message")).toHaveValue("Words of the first tab");
  await expect(field(page, "contact", "name")).toHaveValue("");
  expect(mailbox.count()).toBe(1);
});

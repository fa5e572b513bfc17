import { paths } from "@kolam/content/facts/paths";
import { clearingWords } from "@kolam/content/forms/clearing";
import { forms } from "@kolam/content/forms/forms";
import { draftWords, formWords } from "@kolam/content/forms/words";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";

test("contact: an address that no mail can reach is named and not sent, a slip asked about, and one of foreign letters sent", async ({
  page,
  mailbox,
}) => {
  await form.open(page, "contact");
  await form.fill(page, "contact");
  const email = form.field(page, "contact", "email");
  const isDescribedBy = (words: string) =>
    expect(email).toHaveAccessibleDescription(new RegExp(words));
  await email.fill("a@b");
  await form.field(page, "contact", "company").focus();
  await isDescribedBy(forms.contact.fields.email.errors.typeMismatch);
  await form.sendButton(page, "contact").click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(mailbox.count()).toBe(0);
  await email.fill("asha@gmial.con");
  await isDescribedBy(formWords.slip("asha@gmail.com").replace("?", ""));
  const yes = page.getByRole("button", { name: formWords.useMeant });
  await yes.click();
  await expect(email).toHaveValue("asha@gmail.com");
  await expect(yes).toHaveCount(0);
  await email.fill("jörg@example.org\u00a0");
  await form.sendButton(page, "contact").click();
  await form.wasSent(page, "contact");
  const [message] = await mailbox.messages();
  expect(message).toMatchObject({
    email: "jörg@example.org",
    form: forms.contact.name,
    source: paths.contact.path,
  });
});

test("contact: a message with the honeypot ticked goes to the spam folder", async ({
  page,
  mailbox,
}) => {
  await form.open(page, "contact");
  await form.fill(page, "contact");
  await page.locator("form [name=botcheck]").evaluate((box: HTMLInputElement) => {
    box.checked = true;
  });
  await form.sendButton(page, "contact").click();
  await form.wasSent(page, "contact");
  expect(mailbox.count("spam")).toBe(1);
  expect(mailbox.count("inbox")).toBe(0);
});

test("contact: a draft is cleared after a question, which the browser asks when the dialog cannot be loaded", async ({
  page,
  consoleErrors,
}) => {
  // The second attempt has a query.
  const dialogCode = "**/assets/clear-dialog-*.js*";
  await page.route(dialogCode, (route) => route.abort());
  await form.open(page, "contact");
  await form.fill(page, "contact");
  const clear = page.getByRole("button", { name: draftWords.clear });
  const asked = page.waitForEvent("dialog");
  const clicked = clear.click();
  const question = await asked;
  expect(question.message()).toContain(clearingWords.title);
  await question.dismiss();
  await clicked;
  await form.holdsEverything(page, "contact");
  consoleErrors.length = 0;

  await page.unroute(dialogCode);
  await clear.click();
  const dialog = page.getByRole("dialog", { name: clearingWords.title });
  await dialog.getByRole("button", { name: clearingWords.confirm }).click();
  await page.reload();
  await form.hydrated(page, "contact");
  await expect(form.field(page, "contact", "message")).toHaveValue("");
});

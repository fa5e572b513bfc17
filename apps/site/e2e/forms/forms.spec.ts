import { formWords } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";

test("contact: a slip in an address is asked about, and one of foreign letters is sent", {
  tag: "@slow",
}, async ({ page, mailbox }) => {
  await form.open(page, "contact");
  await form.fill(page, "contact");
  const email = form.field(page, "contact", "email");
  await email.fill("asha@gmial.con");
  const slip = formWords.slip("asha@gmail.com").replace("?", "");
  await expect(email).toHaveAccessibleDescription(new RegExp(slip));
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
    // Nobody is told where a visitor came from, unless the owner wants it.
    source: "",
  });
});

test("contact: a message with the honeypot ticked goes to the spam folder", {
  tag: "@slow",
}, async ({ page, mailbox }) => {
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

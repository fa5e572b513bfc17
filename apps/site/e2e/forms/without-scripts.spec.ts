import { mailForms } from "../../src/forms/contract/mail-forms.ts";
import { fullValues } from "../../src/forms/testing/sample-values.ts";
import { expect, test } from "../support/fixtures.ts";
import { fill, formNames, journeys, proof, subjects } from "../support/form-journeys.ts";

/** The name of the sender. The newsletter asks for none. */
const senders = {
  contact: fullValues.contact.name,
  application: fullValues.application.name,
  quote: `${fullValues.quote.firstName} ${fullValues.quote.lastName}`,
  newsletter: subjects.newsletter,
};

test.use({ javaScriptEnabled: false });

for (const name of formNames) {
  test(`${name}: is one page that posts itself`, async ({ page, mailbox }) => {
    await page.goto(journeys[name].path);
    await expect(page.getByRole("link", { name: "Next", exact: true })).toHaveCount(0);
    await fill(page, name);
    await page.getByRole("button", { name: mailForms[name].button.idle }).click();
    await expect(page).toHaveURL("/thank-you");
    const [message] = await mailbox.messages();
    const text = JSON.stringify(message);
    expect(text).toContain(proof[name]);
    expect(message?.subject).toBe(subjects[name]);
    const from = message?.headers.find(([header]) => header === "From");
    expect(from?.[1]).toContain(senders[name]);
    // The file is named, not attached.
    if (name === "application") expect(text).toContain("ravi.pdf");
    expect(text).not.toContain("%PDF");
  });
}

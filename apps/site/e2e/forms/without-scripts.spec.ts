import { mailForms } from "../../src/forms/contract/mail-forms.ts";
import { expect, test } from "../support/fixtures.ts";
import { fill, formNames, journeys, proof, subjects } from "../support/form-journeys.ts";

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
    // The file is named, not attached.
    if (name === "application") expect(text).toContain("ravi.pdf");
    expect(text).not.toContain("%PDF");
  });
}

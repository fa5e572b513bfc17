import { wizardWords } from "@site/texts/pages/quote";
import { forms } from "@site/words/forms/forms";
import { loadSiteConfig } from "../../config/site-config.ts";
import { referenceOf } from "../../src/forms/contract/reference.ts";
import { buildSubmission } from "../../src/forms/contract/submission.ts";
import { fullValues } from "../../src/forms/testing/sample-values.ts";
import { expect, test } from "../support/fixtures.ts";
import { fill, formNames, journeys, proof } from "../support/form-journeys.ts";

test.use({ javaScriptEnabled: false });

const { keys } = loadSiteConfig().mail;

for (const name of formNames) {
  // The longest form, and for pull requests all of them.
  const details = name === "quote" ? {} : { tag: "@slow" };
  test(
    `${name}: is one page that posts itself, and its mail is the one of a page with scripts`,
    details,
    async ({ page, mailbox }) => {
      const form = forms[name];
      await page.goto(journeys[name].path);
      await expect(page.getByRole("link", { name: wizardWords.next, exact: true })).toHaveCount(0);
      await fill(page, name);
      await page.getByRole("button", { name: form.button.idle }).click();
      await expect(page).toHaveURL(/\/thank-you(?:\?|$)/);
      const reference = new URL(page.url()).searchParams.get("reference");
      expect(reference !== null, "a sender gets the reference that the mail has").toBe(
        "reference" in form,
      );

      const submissionId = "0123456789abcdef0123456789abcdef-0011223344556677";
      const recipient = { accessKey: keys[form.to], email: forms[name].recipient };
      const data = buildSubmission(form as never, fullValues[name] as never, {
        recipient,
        submissionId,
        source: "",
        honeypot: "",
      });
      expect((await page.request.post(`${mailbox.url}/submit`, { data })).ok()).toBe(true);

      const [scripted, plain] = await mailbox.messages();
      const written = (message: typeof plain) =>
        message && {
          // What else the form sent is listed below the message.
          text: message.text.split("\n\nSent with this form\n")[0],
          headers: message.headers.filter(([header]) =>
            ["From", "To", "Reply-To", "Subject", "X-Form-Key", "X-Form-To-Email"].includes(header),
          ),
        };
      const expected = written(scripted);
      expect(written(plain)).toEqual({
        ...expected,
        text: expected?.text?.replaceAll(referenceOf(submissionId), String(reference)),
      });
      expect(plain?.text).toContain(proof[name]);
      // The file is named, not attached.
      expect(JSON.stringify(plain)).not.toContain("%PDF");
    },
  );
}

import { describe, expect, it } from "vitest";
import { fieldsOf, type MailForm } from "../../forms/contract/forms.ts";
import { mailForms } from "../../forms/contract/mail-forms.ts";
import { buildSubmission } from "../../forms/contract/submission.ts";
import type { FormName, FormValues } from "../../forms/drafts/form-values.ts";
import { fullValues } from "../../forms/testing/sample-values.ts";

const names = Object.keys(mailForms) as FormName[];
const envelope = {
  recipient: { accessKey: "key-of-a-test", email: "to@example.com" },
  submissionId: "0123456789abcdef0123456789abcdef-0011223344556677",
  honeypot: "",
};

const hostile = [
  "first\r\nSubject: stolen\nBcc: all@example.com",
  'said "yes", it’s `fine`; \\ and \\n',
  "<script>alert(1)</script> &amp; <!-- --> {{x}} $y",
  "🪔👩🏽‍💻🇮🇳",
  "नमस्ते, मैं पुणे से लिख रही हूँ",
  "‮override‬ and zero\u200bwidth",
].join(" | ");

/** The values of an empty form. */
function emptyValues<Name extends FormName>(name: Name): FormValues[Name] {
  const entries = fieldsOf(mailForms[name]).map((field) => [
    field.name,
    field.kind === "checkboxes" ? [] : "",
  ]);
  return Object.fromEntries(entries) as FormValues[Name];
}

/** The same text in every field. */
function everywhere<Name extends FormName>(name: Name, text: string): FormValues[Name] {
  const entries = fieldsOf(mailForms[name]).map((field) => [
    field.name,
    field.kind === "checkboxes" ? [text, text] : text,
  ]);
  return Object.fromEntries(entries) as FormValues[Name];
}

function written(name: FormName, values: FormValues[FormName]): string {
  const {
    subject,
    name: from,
    message,
  } = buildSubmission(mailForms[name] as MailForm, values as never, envelope);
  return `Subject: ${subject}\nName: ${from}\n\n${message}\n`;
}

/** The whole text of every mail, so that a reader sees what the agency gets. */
describe("the mails of the sample", () => {
  for (const name of names) {
    it(`${name}, every field empty`, async () => {
      await expect(written(name, emptyValues(name))).toMatchFileSnapshot(
        `./golden/${name}-empty.txt`,
      );
    });
    it(`${name}, every field full`, async () => {
      await expect(written(name, fullValues[name])).toMatchFileSnapshot(
        `./golden/${name}-full.txt`,
      );
    });
    it(`${name}, hostile text in every field`, async () => {
      await expect(written(name, everywhere(name, hostile))).toMatchFileSnapshot(
        `./golden/${name}-hostile.txt`,
      );
    });
  }
});

describe("the buttons of the sample", () => {
  it.each([
    ["contact", "Sending...", "Message Sent!"],
    ["application", "Submitting...", expect.any(String)],
    ["quote", "Submitting...", expect.any(String)],
  ] as const)("of the %s form say that it is being sent, and that it was", (name, busy, done) => {
    expect(mailForms[name].button).toMatchObject({ busy, done });
  });
});

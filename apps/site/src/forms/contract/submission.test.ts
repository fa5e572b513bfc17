import { mailboxes } from "@kolam/content/company";
import { describe, expect, it } from "vitest";
import type { FormName, FormValues } from "../drafts/form-values.ts";
import { emptyValues, fullValues } from "../testing/sample-values.ts";
import { fieldsOf, type MailForm } from "./forms.ts";
import { mailForms } from "./mail-forms.ts";
import { buildSubmission } from "./submission.ts";

const names = Object.keys(mailForms) as FormName[];
const id = "0123456789abcdef0123456789abcdef-0011223344556677";
const envelope = {
  recipient: { accessKey: "key-of-a-test", email: "to@example.com" },
  submissionId: id,
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

describe("the messages", () => {
  for (const name of names) {
    it(`${name}, every field empty`, async () => {
      await expect(written(name, emptyValues(name))).toMatchFileSnapshot(
        `./messages/golden/${name}-empty.txt`,
      );
    });
    it(`${name}, every field full`, async () => {
      await expect(written(name, fullValues[name])).toMatchFileSnapshot(
        `./messages/golden/${name}-full.txt`,
      );
    });
    it(`${name}, hostile text in every field`, async () => {
      await expect(written(name, everywhere(name, hostile))).toMatchFileSnapshot(
        `./messages/golden/${name}-hostile.txt`,
      );
    });
  }

  it("contain a long text in full", () => {
    const long = "क🪔x\n".repeat(5_000);
    expect(long.length).toBeGreaterThanOrEqual(20_000);
    for (const name of ["contact", "application", "quote"] as const) {
      const text = { contact: "message", application: "coverLetter", quote: "goals" }[name];
      const values = { ...fullValues[name], [text]: long };
      expect(
        buildSubmission(mailForms[name] as MailForm, values as never, envelope).message,
      ).toContain(long);
    }
  });

  it("let no line break in a name fake another line", () => {
    const values = { ...fullValues.contact, name: "Asha\nEmail: thief@example.com\u2028Phone: 1" };
    const { message } = buildSubmission(mailForms.contact, values, envelope);
    expect(message.split("\n").filter((line) => line.startsWith("Email:"))).toEqual([
      "Email: asha@example.com",
    ]);
    expect(message).toContain("Name: Asha Email: thief@example.com Phone: 1");
  });

  it("never say that the resume is attached", () => {
    for (const resume of ["cv.pdf", ""]) {
      const values = { ...fullValues.application, resume };
      const { message } = buildSubmission(mailForms.application, values, envelope);
      expect(message.replace("It is not attached", "")).not.toMatch(/attached/i);
      expect(message).toContain("0123-4567");
    }
  });
});

describe("each form", () => {
  it.each([
    [
      "contact",
      "general",
      mailboxes.hello.address,
      "Failed to send message. Please try again or contact us directly.",
    ],
    [
      "application",
      "careers",
      mailboxes.careers.address,
      `Failed to send application. Please try again or contact us directly at ${mailboxes.careers.address}`,
    ],
    [
      "quote",
      "general",
      mailboxes.hello.address,
      "Failed to send quote request. Please try again or contact us directly.",
    ],
    [
      "newsletter",
      "general",
      mailboxes.hello.address,
      "Failed to subscribe. Please try again or contact us directly.",
    ],
  ] as const)("%s is sent with the %s key to %s, and has its own alert", (name, key, to, alert) => {
    expect(mailForms[name]).toMatchObject({ key, recipient: to, alert });
  });

  it.each([
    ["contact", "Sending...", "Message Sent!"],
    ["application", "Submitting...", expect.any(String)],
    ["quote", "Submitting...", expect.any(String)],
  ] as const)("%s has a button text for sending and for sent", (name, busy, done) => {
    expect(mailForms[name].button).toMatchObject({ busy, done });
  });
});

describe("the body that is posted", () => {
  const keys = ["access_key", "name", "email", "subject", "message", "from_name", "to_email"];

  it.each([
    ["contact", "Contact Form: Web Development", "Asha Kulkarni", ["company", "phone"]],
    ["application", "Job Application: UI/UX Designer", "Ravi O’Brien", []],
    ["quote", "Quote Request Submission", "Meera Iyer", []],
    ["newsletter", "Newsletter Subscription", "reader@example.com", []],
  ] as const)(
    "of the %s form has the fields of the contract and no others",
    (name, subject, from, extras) => {
      const body = buildSubmission(
        mailForms[name] as MailForm,
        fullValues[name] as never,
        envelope,
      );
      expect(Object.keys(body).sort()).toEqual([...keys, ...extras, "submission_id"].sort());
      expect(body).toMatchObject({
        access_key: "key-of-a-test",
        subject,
        name: from,
        from_name: from,
        to_email: "to@example.com",
        email: fullValues[name].email,
        submission_id: id,
      });
    },
  );

  it("contains the honeypot only if it was filled in", () => {
    const body = buildSubmission(mailForms.contact, fullValues.contact, {
      ...envelope,
      honeypot: "yes",
    });
    expect(body.botcheck).toBe("yes");
  });

  it("contains every answer of every form", () => {
    for (const name of names) {
      const text = JSON.stringify(
        buildSubmission(mailForms[name] as MailForm, fullValues[name] as never, envelope),
      );
      for (const value of Object.values(fullValues[name]).flat()) {
        expect(text).toContain(JSON.stringify(value).slice(1, -1));
      }
    }
  });
});

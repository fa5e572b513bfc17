import { mailboxes } from "@kolam/content/facts/channels";
import { mailSubjects } from "@kolam/content/forms/words";
import { describe, expect, it } from "vitest";
import type { FormName } from "../drafts/form-values.ts";
import { fullValues } from "../testing/sample-values.ts";
import { applicationFormWithFile } from "./application-form.ts";
import type { MailForm } from "./forms.ts";
import { mailForms } from "./mail-forms.ts";
import { buildSubmission } from "./submission.ts";

const names = Object.keys(mailForms) as FormName[];
const id = "0123456789abcdef0123456789abcdef-0011223344556677";
const envelope = {
  recipient: { accessKey: "key-of-a-test", email: "to@example.com" },
  submissionId: id,
  honeypot: "",
};

describe("the messages", () => {
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

describe("an application that sends its resume", () => {
  it.each([
    ["cv.pdf", "Chosen file: cv.pdf\n\nThe file is attached."],
    ["", "Chosen file: Not given\n\nThe file is attached. If there is none, ask the applicant"],
  ])("says what came with it: %j", (resume, expected) => {
    const values = { ...fullValues.application, resume };
    const { message } = buildSubmission(applicationFormWithFile, values, envelope);
    expect(message).toContain(expected);
    expect(message).not.toContain("downloaded");
  });
});

describe("each form", () => {
  it.each([
    ["contact", "general", mailboxes.hello.address],
    ["application", "careers", mailboxes.careers.address],
    ["quote", "general", mailboxes.hello.address],
    ["newsletter", "general", mailboxes.hello.address],
  ] as const)("%s is sent with the %s key to %s", (name, key, to) => {
    expect(mailForms[name]).toMatchObject({ key, recipient: to });
  });

  it("has an alert and a subject of its own", () => {
    const forms = Object.values(mailForms);
    expect(new Set(forms.map(({ alert }) => alert)).size).toBe(forms.length);
    expect(new Set(Object.values(mailSubjects)).size).toBe(forms.length);
  });
});

describe("the body that is posted", () => {
  const keys = ["access_key", "name", "email", "subject", "message", "from_name", "to_email"];

  it.each([
    ["contact", fullValues.contact.subject, "Asha Kulkarni", ["company", "phone"]],
    ["application", fullValues.application.position, "Ravi O’Brien", []],
    ["quote", "", "Meera Iyer", []],
    ["newsletter", "", "reader@example.com", []],
  ] as const)(
    "of the %s form has the fields of the contract and no others",
    (name, choice, from, extras) => {
      const body = buildSubmission(
        mailForms[name] as MailForm,
        fullValues[name] as never,
        envelope,
      );
      expect(Object.keys(body).sort()).toEqual([...keys, ...extras, "submission_id"].sort());
      expect(body).toMatchObject({
        access_key: "key-of-a-test",
        subject: mailSubjects[name] + choice,
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

import { listed } from "@kolam/content/model/basics/lists";
import { applicationForm, applicationFormWithFile } from "@kolam/content/model/forms/application";
import { contactForm } from "@kolam/content/model/forms/contact";
import type { Answers, Form } from "@kolam/content/model/types/form";
import { formWords } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import { describe, expect, it } from "vitest";
import { sampleEnvelope as envelope, fullValues, sampleAnswers } from "../testing/sample-values.ts";
import { controlName, fieldsOf, subjectField } from "./forms.ts";
import { messageTemplate } from "./message-template.ts";
import { buildSubmission } from "./submission.ts";

const optional = (name: string) =>
  ({
    name,
    label: `${name}?`,
    required: false,
    mail: { under: contactForm.headings[0] },
    errors: {},
  }) as const;

const options = [
  { value: "a=b", label: "One | {both} 100%" },
  { value: "shop", label: "A shop" },
] as const;

/** The contact form with a field of each kind that it does not have. */
const longerForm: Form = {
  ...contactForm,
  fields: {
    ...contactForm.fields,
    source: { ...optional("source"), kind: "select", placeholder: "Not sure", options },
    topics: { ...optional("topics"), kind: "checkboxes", options },
    history: { ...optional("history"), kind: "textarea", errors: { tooLong: "Shorten it." } },
  },
};

/** The message of a form without scripts, as the mail service writes it from the template. */
const plainMessage = (form: Form, posted: Answers): string =>
  messageTemplate(form).replace(/\{(\w+):[^{}]*\}/g, (_, name: string) => String(posted[name]));

describe("an answer to any field", () => {
  const cases = [...Object.values(forms), applicationFormWithFile, longerForm].flatMap(
    (form: Form) => fieldsOf(form).map((field) => [form, field] as const),
  );

  it.each(cases.map(([form, field]) => [`${form.id}.${field.name}`, form, field] as const))(
    "%s is in the mail, with scripts and without",
    (_, form, field) => {
      const answer = `the answer to ${field.name}`;
      const answers: Answers = {
        ...sampleAnswers(form),
        [field.name]: field.kind === "checkboxes" ? [answer] : answer,
      };
      expect(buildSubmission(form, answers, envelope).message).toContain(answer);
      const posted = { ...answers, [controlName(field)]: answer };
      expect(plainMessage(form, posted)).toContain(answer);
    },
  );
});

describe("the messages", () => {
  it.each(["source", "topics"])("mark the words of %s that would look like a template", (name) => {
    expect(messageTemplate(longerForm)).toContain(
      `${name}: {${name}:=${formWords.nothing}|a%3Db=One %7C %7Bboth%7D 100%25 (a%3Db)|shop=A shop}`,
    );
  });

  it("name a choice by its words, and so every ticked box", () => {
    const answers = { ...sampleAnswers(longerForm), source: "shop", topics: ["shop", "a=b"] };
    const { message } = buildSubmission(longerForm, answers, envelope);
    expect(message).toContain("source: A shop\n");
    expect(message).toContain(`topics: ${listed(["A shop", "One | {both} 100% (a=b)"])}\n`);
  });

  it("contain a long text in full", () => {
    const long = "क🪔x\n".repeat(5_000);
    expect(long.length).toBeGreaterThanOrEqual(20_000);
    for (const form of Object.values(forms) as Form[]) {
      for (const { kind, name } of fieldsOf(form)) {
        if (kind !== "textarea") continue;
        const answers = { ...sampleAnswers(form), [name]: long };
        expect(buildSubmission(form, answers, envelope).message).toContain(long);
      }
    }
  });

  it("let no line break in a name fake another line", () => {
    const { label, mail } = contactForm.fields.email;
    const address = mail.as ?? label;
    const values = {
      ...fullValues.contact,
      name: `Asha\n${address}: thief@example.com\u2028Phone: 1`,
    };
    const { message } = buildSubmission(forms.contact, values, envelope);
    expect(message.split("\n").filter((line) => line.startsWith(`${address}:`))).toEqual([
      `${address}: asha@example.com`,
    ]);
    expect(message).toContain(`Asha ${address}: thief@example.com Phone: 1`);
  });
});

describe("an application that sends its resume", () => {
  it.each(["cv.pdf", ""])("says what came with it: %j", (resume) => {
    const { fields, note } = applicationFormWithFile;
    const values = { ...fullValues.application, resume };
    const { message } = buildSubmission(applicationFormWithFile, values, envelope);
    const [, said] = message.split(`${fields.resume.mail.as}: `);
    expect(said).toMatch(resume === "" ? /^\D+\n/ : /^cv\.pdf\n/);
    expect(said).toContain(note?.("") ?? "a note");
    expect(message).not.toContain(applicationForm.note?.("0123-4567") ?? "");
  });
});

describe("the body that is posted", () => {
  const keys = [
    "access_key",
    "name",
    "email",
    "subject",
    "message",
    "from_name",
    "to_email",
    "form",
  ];

  it.each(Object.values(forms).map((form) => [form.id, form] as const))(
    "of the %s form has the fields of the contract and no others",
    (_, form: Form) => {
      const answers: Answers = sampleAnswers(form);
      const apart = fieldsOf(form).flatMap((field) => (field.postedApart ? [field.name] : []));
      const body = buildSubmission(form, answers, envelope);
      expect(Object.keys(body).sort()).toEqual([...keys, ...apart, "submission_id"].sort());
      expect(body).toMatchObject({
        access_key: "key-of-a-test",
        subject: form.subject + (answers[subjectField(form)?.name ?? ""] ?? ""),
        from_name: body.name,
        form: form.name,
        to_email: "to@example.com",
        email: answers.email,
        submission_id: envelope.submissionId,
      });
    },
  );

  it("names the sender: by a name, by two, or by the address", () => {
    const nameOf = (form: Form) => buildSubmission(form, sampleAnswers(form), envelope).name;
    expect(nameOf(forms.contact)).toBe(fullValues.contact.name);
    const { firstName, lastName } = fullValues.quote;
    expect(nameOf(forms.quote)).toBe(`${firstName} ${lastName}`);
    expect(nameOf(forms.newsletter)).toBe(fullValues.newsletter.email);
  });

  it("says where the visitor came from only if it is known", () => {
    const known = { ...envelope, source: "/contact" };
    expect(buildSubmission(forms.contact, fullValues.contact, known).source).toBe("/contact");
  });

  it("contains the honeypot only if it was filled in", () => {
    const filled = { ...envelope, honeypot: "yes" };
    const body = buildSubmission(forms.contact, fullValues.contact, filled);
    expect(body.botcheck).toBe("yes");
  });
});

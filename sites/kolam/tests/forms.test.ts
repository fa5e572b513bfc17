import { resumeFormats } from "@kolam/content/model/forms/application-facts";
import type { Field } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import { namedResume } from "@site/texts/forms/application";
import { contactBudgets, quoteBudgets } from "@site/words/forms/budgets";
import { forms } from "@site/words/forms/forms";
import { careers } from "@site/words/pages/careers";
import { describe, expect, it } from "vitest";

/** The names of a form's fields, with a star behind those that are required. */
const fieldsOf = ({ fields }: Form) =>
  Object.values(fields)
    .map(({ name, required }) => name + (required ? "*" : ""))
    .join(" ");

it.each<[Form, string]>([
  [forms.contact, "name* email* company phone subject* budget timeline message*"],
  [
    forms.application,
    "name* email* phone position* resume experience* availability portfolio coverLetter*",
  ],
  [
    forms.quote,
    "firstName* lastName* email* phone* company* website projectType* services* budget* timeline* " +
      "description* goals* targetAudience competitors additionalInfo",
  ],
])("the form has the fields of the spec: $id", (form, expected) => {
  expect(fieldsOf(form).split(" ").sort()).toEqual(expected.split(" ").sort());
});

const { contact, application, quote } = forms;

type Option = Readonly<Record<"value" | "label", string>>;

it.each<[string, readonly Option[], keyof Option, string]>([
  [
    "subjects",
    contact.fields.subject.options,
    "label",
    "Web Development; Mobile App Development; Custom Software; Digital Marketing; SEO Services; " +
      "E-commerce; UI/UX Design; Branding; Other",
  ],
  [
    "budgets",
    contactBudgets,
    "label",
    "Under $5,000; $5,000 - $15,000; $15,000 - $30,000; $30,000 - $50,000; $50,000+",
  ],
  [
    "times",
    contact.fields.timeline.options,
    "label",
    "ASAP; Within 1 month; 1-3 months; 3-6 months; 6+ months",
  ],
  [
    "experience",
    application.fields.experience.options,
    "label",
    "0-1 years; 2-3 years; 4-5 years; 6-8 years; 9+ years",
  ],
  [
    "projects",
    quote.fields.projectType.options,
    "value",
    "new-project; redesign; enhancement; maintenance; consultation",
  ],
  [
    "quoted budgets",
    quoteBudgets,
    "value",
    "under-5k; 5k-15k; 15k-30k; 30k-50k; 50k-100k; 100k-plus",
  ],
  [
    "quoted times",
    quote.fields.timeline.options,
    "value",
    "asap; 1-month; 1-3-months; 3-6-months; 6-plus-months; flexible",
  ],
  [
    "services",
    quote.fields.services.options,
    "value",
    "Custom Software Development; Web Development; Mobile App Development; Digital Marketing; " +
      "SEO Services; E-commerce Solutions; UI/UX Design; Branding & Strategy",
  ],
])("the %s to choose from are those of the spec", (_, options, key, expected) => {
  expect(options.map((option) => option[key]).join("; ")).toBe(expected);
});

it("the resume is labelled as required, but said not to be sent", () => {
  const { name, resume } = forms.application.fields;
  expect(name.label).toBe("Full Name");
  expect(resume.label).toMatch(/required/);
  expect(resume.hint).toContain("max 5MB");
  expect(resumeFormats).toEqual([".pdf", ".doc", ".docx"]);
  expect(namedResume.before).toMatch(/not uploaded/);
});

it("the resume is required in all words about it, and e-mailed", () => {
  const { fields } = forms.application;
  const required = Object.values<Field>(fields).filter((field) => field.required);
  // The form itself goes without it.
  expect(required).toHaveLength(5);
  expect(careers.form.lead).toMatch(/^Six answers are required, the resume among them/);
  for (const error of Object.values(fields.resume.errors)) expect(error).toMatch(/e-mail it/);
});

it("the errors of the fields are whole sentences, without blame", () => {
  const fields = Object.values<Form>(forms).flatMap((form) => Object.values<Field>(form.fields));
  for (const { errors } of fields) {
    for (const error of Object.values(errors as Record<string, string>)) {
      expect(error).toMatch(/^[A-Z].{10,}[.]$/);
      expect(error).not.toMatch(/invalid|error|oops|please/i);
    }
  }
});

describe("the words about sending", () => {
  it("are exactly those of the spec", () => {
    const failed = Object.values(forms).map(({ alert }) => alert);
    expect(failed.slice(0, 3)).toEqual([
      "Failed to send message. Please try again or contact us directly.",
      "Failed to send application. Please try again or contact us directly at careers@kolam.example.com",
      "Failed to send quote request. Please try again or contact us directly.",
    ]);
    expect(forms.contact.button).toMatchObject({ busy: "Sending...", done: "Message Sent!" });
    expect(forms.application.button.busy).toBe("Submitting...");
    expect(forms.quote.button.busy).toBe("Submitting...");
    expect(forms.newsletter.button.idle).toBe("Subscribe");
  });

  it("have the right recipient and subject for each form", () => {
    const sent = Object.values(forms).map(({ id, subject, recipient }) => [id, subject, recipient]);
    expect(sent).toEqual([
      ["contact", "Contact Form: ", "hello@kolam.example.com"],
      ["application", "Job Application: ", "careers@kolam.example.com"],
      ["quote", "Quote Request Submission", "hello@kolam.example.com"],
      ["newsletter", "Newsletter Subscription", "hello@kolam.example.com"],
    ]);
    const { company, phone, position, subject } = {
      ...forms.application.fields,
      ...forms.contact.fields,
    };
    expect([company.postedApart, phone.postedApart]).toEqual([true, true]);
    expect([position.inSubject, subject.inSubject]).toEqual([true, true]);
  });
});

import { describe, expect, it } from "vitest";
import { experienceOptions, namedResume, resumeFormats } from "../../src/en/forms/application.ts";
import { contactBudgets, quoteBudgets } from "../../src/en/forms/budgets.ts";
import { contactSubjects, contactTimelines } from "../../src/en/forms/contact.ts";
import { forms } from "../../src/en/forms/forms.ts";
import { projectTypes, quoteTimelines, serviceOptions } from "../../src/en/forms/quote.ts";
import type { Field } from "../../src/shapes/field.ts";
import type { Form } from "../../src/shapes/form.ts";

const required = (byName: Readonly<Record<string, Field>>) =>
  Object.values(byName)
    .filter((field) => field.required)
    .map(({ name }) => name);
const labels = (options: readonly { readonly label: string }[]) =>
  options.map(({ label }) => label);
const values = (options: readonly { readonly value: string }[]) =>
  options.map(({ value }) => value);

describe("the contact form", () => {
  it("has the fields of the spec", () => {
    expect(Object.keys(forms.contact.fields).sort()).toEqual(
      ["name", "email", "company", "phone", "subject", "message", "budget", "timeline"].sort(),
    );
    expect(required(forms.contact.fields)).toEqual(["name", "email", "subject", "message"]);
  });

  it("has the options of the spec", () => {
    expect(labels(contactSubjects)).toEqual([
      "Web Development",
      "Mobile App Development",
      "Custom Software",
      "Digital Marketing",
      "SEO Services",
      "E-commerce",
      "UI/UX Design",
      "Branding",
      "Other",
    ]);
    expect(labels(contactBudgets)).toEqual([
      "Under $5,000",
      "$5,000 - $15,000",
      "$15,000 - $30,000",
      "$30,000 - $50,000",
      "$50,000+",
    ]);
    expect(labels(contactTimelines)).toEqual([
      "ASAP",
      "Within 1 month",
      "1-3 months",
      "3-6 months",
      "6+ months",
    ]);
  });
});

describe("the application form", () => {
  it("has the fields of the spec", () => {
    expect(Object.keys(forms.application.fields).sort()).toEqual(
      [
        "name",
        "email",
        "phone",
        "position",
        "resume",
        "coverLetter",
        "portfolio",
        "experience",
        "availability",
      ].sort(),
    );
    expect(required(forms.application.fields)).toEqual([
      "name",
      "email",
      "position",
      "experience",
      "coverLetter",
    ]);
    expect(forms.application.fields.name.label).toBe("Full Name");
    expect(forms.application.fields.resume.hint).toContain("max 5MB");
    expect(resumeFormats).toEqual([".pdf", ".doc", ".docx"]);
    expect(labels(experienceOptions)).toEqual([
      "0-1 years",
      "2-3 years",
      "4-5 years",
      "6-8 years",
      "9+ years",
    ]);
  });
});

describe("the quote form", () => {
  it("has the fields of the spec", () => {
    expect(Object.keys(forms.quote.fields)).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
      "company",
      "website",
      "projectType",
      "services",
      "budget",
      "timeline",
      "description",
      "goals",
      "targetAudience",
      "competitors",
      "additionalInfo",
    ]);
    expect(required(forms.quote.fields)).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
      "company",
      "projectType",
      "services",
      "budget",
      "timeline",
      "description",
      "goals",
    ]);
  });

  it("has the options of the spec", () => {
    expect(values(projectTypes)).toEqual([
      "new-project",
      "redesign",
      "enhancement",
      "maintenance",
      "consultation",
    ]);
    expect(values(quoteBudgets)).toEqual([
      "under-5k",
      "5k-15k",
      "15k-30k",
      "30k-50k",
      "50k-100k",
      "100k-plus",
    ]);
    expect(values(quoteTimelines)).toEqual([
      "asap",
      "1-month",
      "1-3-months",
      "3-6-months",
      "6-plus-months",
      "flexible",
    ]);
    expect(values(serviceOptions)).toEqual([
      "Custom Software Development",
      "Web Development",
      "Mobile App Development",
      "Digital Marketing",
      "SEO Services",
      "E-commerce Solutions",
      "UI/UX Design",
      "Branding & Strategy",
    ]);
  });
});

describe("the resume", () => {
  it("is labelled as required, but said not to be sent", () => {
    expect(forms.application.fields.resume.label).toMatch(/required/);
    expect(namedResume.before).toMatch(/not uploaded/);
    expect(namedResume.after("K-1234")).toMatch(/K-1234.*not received/);
  });
});

describe("the errors of the fields", () => {
  it("are whole sentences, without blame", () => {
    for (const { fields } of Object.values<Form>(forms)) {
      for (const { errors } of Object.values<Field>(fields)) {
        for (const error of Object.values(errors as Record<string, string>)) {
          expect(error).toMatch(/^[A-Z].{10,}[.]$/);
          expect(error).not.toMatch(/invalid|error|oops|please/i);
        }
      }
    }
  });
});

describe("the words about sending", () => {
  it("are exactly those of the spec", () => {
    expect(forms.application.alert).toBe(
      "Failed to send application. Please try again or contact us directly at careers@kolam.example.com",
    );
    expect(forms.contact.alert).toBe(
      "Failed to send message. Please try again or contact us directly.",
    );
    expect(forms.quote.alert).toBe(
      "Failed to send quote request. Please try again or contact us directly.",
    );
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

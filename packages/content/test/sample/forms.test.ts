import { describe, expect, it } from "vitest";
import {
  applicationButton,
  applicationFields,
  experienceOptions,
  namedResume,
  resumeFormats,
} from "../../src/forms/application.ts";
import { contactBudgets, quoteBudgets } from "../../src/forms/budgets.ts";
import {
  contactButton,
  contactFields,
  contactSubjects,
  contactTimelines,
} from "../../src/forms/contact.ts";
import type { Field } from "../../src/forms/field.ts";
import { newsletterButton, newsletterFields } from "../../src/forms/newsletter.ts";
import {
  projectTypes,
  quoteButton,
  quoteFields,
  quoteTimelines,
  serviceOptions,
} from "../../src/forms/quote.ts";
import { failureAlerts, mailRecipients, mailSubjects } from "../../src/forms/words.ts";

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
    expect(Object.keys(contactFields).sort()).toEqual(
      ["name", "email", "company", "phone", "subject", "message", "budget", "timeline"].sort(),
    );
    expect(required(contactFields)).toEqual(["name", "email", "subject", "message"]);
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
    expect(Object.keys(applicationFields).sort()).toEqual(
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
    expect(required(applicationFields)).toEqual([
      "name",
      "email",
      "position",
      "experience",
      "coverLetter",
    ]);
    expect(applicationFields.name.label).toBe("Full Name");
    expect(applicationFields.resume.hint).toContain("max 5MB");
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
    expect(Object.keys(quoteFields)).toEqual([
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
    expect(required(quoteFields)).toEqual([
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
    const { resume } = applicationFields;
    expect(resume.label).toMatch(/required/);
    expect(namedResume.before).toMatch(/not uploaded/);
    expect(namedResume.after("K-1234")).toMatch(/K-1234.*not received/);
  });
});

describe("the errors of the fields", () => {
  it("are whole sentences, without blame", () => {
    for (const fields of [contactFields, applicationFields, quoteFields, newsletterFields]) {
      for (const { errors } of Object.values<Field>(fields)) {
        for (const error of Object.values<string>(errors)) {
          expect(error).toMatch(/^[A-Z].{10,}[.]$/);
          expect(error).not.toMatch(/invalid|error|oops|please/i);
        }
      }
    }
  });
});

describe("the words about sending", () => {
  it("are exactly those of the spec", () => {
    expect(failureAlerts.application).toBe(
      "Failed to send application. Please try again or contact us directly at careers@kolam.example.com",
    );
    expect(failureAlerts.contact).toBe(
      "Failed to send message. Please try again or contact us directly.",
    );
    expect(failureAlerts.quote).toBe(
      "Failed to send quote request. Please try again or contact us directly.",
    );
    expect(contactButton).toMatchObject({ busy: "Sending...", done: "Message Sent!" });
    expect(applicationButton.busy).toBe("Submitting...");
    expect(quoteButton.busy).toBe("Submitting...");
    expect(newsletterButton.idle).toBe("Subscribe");
  });

  it("have the right recipient and subject for each form", () => {
    expect(mailSubjects).toEqual({
      contact: "Contact Form: ",
      application: "Job Application: ",
      quote: "Quote Request Submission",
      newsletter: "Newsletter Subscription",
    });
    expect(mailRecipients).toEqual({
      contact: "hello@kolam.example.com",
      application: "careers@kolam.example.com",
      quote: "hello@kolam.example.com",
      newsletter: "hello@kolam.example.com",
    });
  });
});

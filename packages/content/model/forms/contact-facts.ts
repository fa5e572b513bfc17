import { formFacts, type TextsOf } from "../types/worded-form.ts";

/** When the work should begin. A filter in the mailbox may look for these values. */
export const contactTimelines = [
  "asap",
  "1-month",
  "1-3-months",
  "3-6-months",
  "6-plus-months",
] as const;

/** The language-independent part of the contact form, with its fields in page order. */
export const contactFacts = formFacts({
  id: "contact",
  page: "contact",
  to: "hello",
  headings: ["contact", "project", "message"],
  fields: {
    name: { kind: "text", required: true, autocomplete: "name", under: "contact" },
    email: { kind: "email", required: true, autocomplete: "email", under: "contact" },
    company: {
      kind: "text",
      required: false,
      autocomplete: "organization",
      under: "contact",
      postedApart: true,
    },
    phone: {
      kind: "tel",
      required: false,
      autocomplete: "tel",
      under: "contact",
      postedApart: true,
    },
    subject: { kind: "select", required: true, under: "project", inSubject: true },
    budget: { kind: "select", required: false, under: "project" },
    timeline: { kind: "select", required: false, under: "project" },
    message: { kind: "textarea", required: true, under: "message" },
  },
});

/** The words of a language for it. */
export interface ContactTexts extends TextsOf<typeof contactFacts> {
  /** The subject for messages about no particular service. */
  readonly otherSubject: string;
  readonly timelines: Readonly<Record<(typeof contactTimelines)[number], string>>;
}

import { mailboxes } from "../facts/channels.ts";
import { promises } from "../facts/claims.ts";
import { company } from "../facts/company.ts";
import type { Some } from "../facts/shapes.ts";
import { limits } from "../facts/timings.ts";
import { openings } from "../openings.ts";
import { optionsFrom, titlesOf } from "./choices.ts";
import type { ButtonWords, Choice, Fields, FileField } from "./field.ts";

/** Spec section 5. */
export const experienceOptions = [
  { value: "0-1", label: "0-1 years" },
  { value: "2-3", label: "2-3 years" },
  { value: "4-5", label: "4-5 years" },
  { value: "6-8", label: "6-8 years" },
  { value: "9+", label: "9+ years" },
] as const satisfies readonly Choice[];

const [firstPosition = "Open application", ...otherPositions] = titlesOf(openings);

/** The titles of the openings, or one for open applications. The subject of the mail contains the chosen one. */
export const positionOptions: Some<Choice> = optionsFrom([firstPosition, ...otherPositions]);

/** The allowed file extensions of a resume. Spec section 5. */
export const resumeFormats = [".pdf", ".doc", ".docx"] as const;

/**
 * The fields of the application form, in their order on the page. The label of the resume says that it is
 * required, but the form can be sent without it, because the file itself is never transmitted.
 */
export const applicationFields = {
  name: {
    kind: "text",
    name: "name",
    label: "Full Name",
    hint: "As you would sign a letter.",
    required: true,
    autocomplete: "name",
    inputMode: "text",
    maxLength: limits.nameCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter your full name.",
      tooLong: `A name may have ${limits.nameCharacters} characters here. Shorten yours a little.`,
    },
  },
  email: {
    kind: "email",
    name: "email",
    label: "E-mail",
    hint: `We reply to it ${promises.applicationReply}.`,
    required: true,
    autocomplete: "email",
    inputMode: "email",
    maxLength: limits.emailCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter your e-mail address, or we cannot invite you.",
      typeMismatch: "Check the e-mail address: it needs an @ and a domain, as in asha@example.com.",
      tooLong: `The e-mail address is longer than ${limits.emailCharacters} characters. Use another one.`,
    },
  },
  phone: {
    kind: "tel",
    name: "phone",
    label: "Phone",
    hint: `With country code if you are outside ${company.address.country}.`,
    required: false,
    autocomplete: "tel",
    inputMode: "tel",
    maxLength: limits.phoneCharacters,
    spellcheck: false,
    errors: {
      tooLong: `One phone number is enough: ${limits.phoneCharacters} characters at most.`,
    },
  },
  position: {
    kind: "select",
    name: "position",
    postedAs: "subject",
    label: "Position",
    hint: null,
    required: true,
    autocomplete: "off",
    placeholder: "Choose a position",
    options: positionOptions,
    errors: { valueMissing: "Choose the position you are applying for." },
  },
  experience: {
    kind: "select",
    name: "experience",
    label: "Experience",
    hint: "Years in this kind of work, internships included.",
    required: true,
    autocomplete: "off",
    placeholder: "Choose a range",
    options: experienceOptions,
    errors: { valueMissing: "Choose how many years of experience you have." },
  },
  availability: {
    kind: "text",
    name: "availability",
    label: "Availability",
    hint: "Notice period or earliest date.",
    required: false,
    autocomplete: "off",
    inputMode: "text",
    maxLength: limits.nameCharacters,
    spellcheck: true,
    errors: { tooLong: `Keep your availability to ${limits.nameCharacters} characters.` },
  },
  portfolio: {
    kind: "url",
    name: "portfolio",
    label: "Portfolio or profile",
    hint: "A site, a repository, a profile. Begin with https://.",
    required: false,
    autocomplete: "url",
    inputMode: "url",
    maxLength: limits.urlCharacters,
    spellcheck: false,
    errors: {
      typeMismatch:
        "Write the whole address, as in https://example.com/portfolio, or leave it empty.",
      tooLong: `Use a shorter link: ${limits.urlCharacters} characters at most.`,
    },
  },
  resume: {
    kind: "file",
    name: "resume",
    label: "Resume (required, sent by e-mail)",
    hint: `PDF, DOC or DOCX, max ${limits.resumeMegabytes}MB. This form sends the file’s name only. You e-mail the file itself afterwards.`,
    required: false,
    autocomplete: "off",
    accept: resumeFormats,
    maxBytes: limits.resumeBytes,
    errors: {
      wrongType: "Choose a PDF, DOC or DOCX file. You can also send the form without one.",
      tooLarge: `The file is larger than ${limits.resumeMegabytes}MB. Choose a smaller one, or send the form without it.`,
      empty: "The file is empty. Choose another, or send the form without it.",
    },
  },
  coverLetter: {
    kind: "textarea",
    name: "coverLetter",
    label: "Cover letter",
    hint: "What you have made, what went wrong once, why here. Half a page.",
    required: true,
    autocomplete: "off",
    rows: 6,
    maxLength: limits.textCharacters,
    spellcheck: true,
    errors: {
      valueMissing: "Write a few lines about your work.",
      tooLong: `Shorten the letter to ${limits.textCharacters} characters.`,
    },
  },
} as const satisfies Fields<
  | "name"
  | "email"
  | "phone"
  | "position"
  | "experience"
  | "portfolio"
  | "availability"
  | "resume"
  | "coverLetter"
> & { resume: FileField<"resume"> };

/** The resume's field on a site whose mail service keeps files: the form sends the file itself. */
export const attachedResumeField = {
  ...applicationFields.resume,
  label: "Resume",
  hint: `PDF, DOC or DOCX, max ${limits.resumeMegabytes}MB. It is sent with this form.`,
  required: true,
  errors: {
    valueMissing: "Choose your resume. A browser forgets the file when the page is reloaded.",
    wrongType: "Choose a PDF, DOC or DOCX file.",
    tooLarge: `The file is larger than ${limits.resumeMegabytes}MB. Choose a smaller one.`,
    empty: "The file is empty. Choose another.",
  },
} as const satisfies FileField<"resume">;

/** The submit button of the application form. Busy text: spec section 4. */
export const applicationButton = {
  idle: "Submit Application",
  busy: "Submitting...",
  done: "Application Submitted",
} as const satisfies ButtonWords;

/** What the page says of a resume that the form names and the applicant e-mails. */
export const namedResume = {
  before: `Your resume is not uploaded. After sending this form you get a reference; e-mail the file to ${mailboxes.careers.address} with that reference in the subject.`,
  chosen: (file: string) => `Chosen: ${file}. It stays on your device.`,
  remove: "Remove the file",
  after: (reference: string) =>
    `One thing is left: e-mail your resume to ${mailboxes.careers.address} with ${reference} in the subject. We have not received the file.`,
  mailSubject: (reference: string, name: string) => `Resume ${reference}: ${name}`,
  mailLink: "E-mail my resume",
} as const;

/** What the page says of a resume that is sent with the form. */
export const attachedResume = {
  before: "We keep it with your application.",
  chosen: (file: string) => `Chosen: ${file}. It is sent with this form.`,
  remove: namedResume.remove,
} as const;

/** The screen that replaces the careers page for five seconds after an application was sent. */
export const applicationSuccess = {
  title: "Application received",
  text: `A person reads it, and you hear from us ${promises.applicationReply}.`,
  reference: (reference: string) => `Application received. Your reference: ${reference}`,
  next: (email: string) =>
    `A person reads it and answers to ${email} ${promises.applicationReply}.`,
  returning: "The careers page comes back in a moment.",
} as const;

import type { Some } from "@kolam/content/model/basics/shapes";
import { limits } from "@kolam/content/model/basics/timings";
import { positionTitles } from "@kolam/content/model/company/open-positions";
import { optionsFrom, titlesOf } from "@kolam/content/model/shapes/choices";
import type { Choice } from "@kolam/content/model/shapes/field";
import { defineForm, type Form } from "@kolam/content/model/shapes/form";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { promises } from "@site/first/claims";

/** Spec section 5. */
export const experienceOptions = [
  { value: "0-1", label: "0-1 years" },
  { value: "2-3", label: "2-3 years" },
  { value: "4-5", label: "4-5 years" },
  { value: "6-8", label: "6-8 years" },
  { value: "9+", label: "9+ years" },
] as const satisfies readonly Choice[];

const [firstPosition = "Open application", ...otherPositions] = titlesOf(positionTitles);

/**
 * The titles of the open positions, or one for open applications. The subject of the mail contains
 * the chosen one.
 */
export const positionOptions: Some<Choice> = optionsFrom([firstPosition, ...otherPositions]);

/** The allowed file extensions of a resume. Spec section 5. */
export const resumeFormats = [".pdf", ".doc", ".docx"] as const;

/**
 * The form for applying to an opening, with its fields in their order on the page. The label of the
 * resume says that it is required, but the form can be sent without it: it sends the name of the
 * file, not the file.
 */
export const applicationForm = defineForm({
  id: "application",
  name: "Application",
  page: "careers",
  to: "careers",
  subject: "Job Application: ",
  headings: ["APPLICANT", "POSITION", "COVER LETTER", "RESUME"],
  reference: "POSITION",
  note: (reference) =>
    `It is not attached to this message. It must be downloaded from the original submission that the applicant was asked to e-mail with the reference ${reference}. If none arrives, ask the applicant for it.`,
  plainNote: "The resume is not attached: the applicant e-mails it.",
  // Busy text: spec section 4.
  button: { idle: "Submit Application", busy: "Submitting...", done: "Application Submitted" },
  // Spec section 8.
  alert: `Failed to send application. Please try again or contact us directly at ${mailboxes.careers.address}`,
  sent: {
    title: (reference) => `Application received. Your reference: ${reference}`,
    text: (email) => `A person reads it and answers to ${email} ${promises.applicationReply}.`,
  },
  fields: {
    name: {
      kind: "text",
      label: "Full Name",
      hint: "As you would sign a letter.",
      required: true,
      autocomplete: "name",
      mail: { under: "APPLICANT", as: "Name" },
      errors: {
        valueMissing: "Enter your full name.",
        tooLong: `A name may have ${limits.nameCharacters} characters here. Shorten yours a little.`,
      },
    },
    email: {
      kind: "email",
      label: "E-mail",
      hint: `We reply to it ${promises.applicationReply}.`,
      required: true,
      autocomplete: "email",
      mail: { under: "APPLICANT", as: "Email" },
      errors: {
        valueMissing: "Enter your e-mail address, or we cannot invite you.",
        typeMismatch:
          "Check the e-mail address: it needs an @ and a domain, as in asha@example.com.",
        tooLong: `The e-mail address is longer than ${limits.emailCharacters} characters. Use another one.`,
      },
    },
    phone: {
      kind: "tel",
      label: "Phone",
      hint: `With country code if you are outside ${company.address.country}.`,
      required: false,
      autocomplete: "tel",
      mail: { under: "APPLICANT" },
      errors: {
        tooLong: `One phone number is enough: ${limits.phoneCharacters} characters at most.`,
      },
    },
    position: {
      kind: "select",
      inSubject: true,
      label: "Position",
      required: true,
      placeholder: "Choose a position",
      options: positionOptions,
      mail: { under: "POSITION" },
      errors: { valueMissing: "Choose the position you are applying for." },
    },
    experience: {
      kind: "select",
      label: "Experience",
      hint: "Years in this kind of work, internships included.",
      required: true,
      placeholder: "Choose a range",
      options: experienceOptions,
      mail: { under: "POSITION" },
      errors: { valueMissing: "Choose how many years of experience you have." },
    },
    availability: {
      kind: "text",
      label: "Availability",
      hint: "Notice period or earliest date.",
      required: false,
      mail: { under: "POSITION" },
      errors: { tooLong: `Keep your availability to ${limits.nameCharacters} characters.` },
    },
    portfolio: {
      kind: "url",
      label: "Portfolio or profile",
      hint: "A site, a repository, a profile. Begin with https://.",
      required: false,
      autocomplete: "url",
      mail: { under: "APPLICANT", as: "Portfolio" },
      errors: {
        typeMismatch:
          "Write the whole address, as in https://example.com/portfolio, or leave it empty.",
        tooLong: `Use a shorter link: ${limits.urlCharacters} characters at most.`,
      },
    },
    resume: {
      kind: "file",
      label: "Resume (required, sent by e-mail)",
      hint: `PDF, DOC or DOCX, max ${limits.resumeMegabytes}MB. This form sends the file’s name only. You e-mail the file itself afterwards.`,
      required: false,
      accept: resumeFormats,
      maxBytes: limits.resumeBytes,
      mail: { under: "RESUME", as: "Chosen file" },
      errors: {
        wrongType: "Choose a PDF, DOC or DOCX file. You can also send the form without one.",
        tooLarge: `The file is larger than ${limits.resumeMegabytes}MB. Choose a smaller one, or send the form without it.`,
        empty: "The file is empty. Choose another, or send the form without it.",
      },
    },
    coverLetter: {
      kind: "textarea",
      label: "Cover letter",
      hint: "What you have made, what went wrong once, why here. Half a page.",
      required: true,
      mail: { under: "COVER LETTER" },
      errors: {
        valueMissing: "Write a few lines about your work.",
        tooLong: `Shorten the letter to ${limits.textCharacters} characters.`,
      },
    },
  },
});

/** The same form on a site whose mail service keeps files: it sends the resume too. */
export const applicationFormWithFile = {
  ...applicationForm,
  // The same words with a file and without one, since a page without scripts cannot choose between
  // two texts.
  note: () => "The file is attached. If there is none, ask the applicant for it.",
  plainNote: "The resume is attached.",
  sendsFiles: true,
  fields: {
    ...applicationForm.fields,
    resume: {
      ...applicationForm.fields.resume,
      label: "Resume",
      hint: `PDF, DOC or DOCX, max ${limits.resumeMegabytes}MB. It is sent with this form.`,
      required: true,
      errors: {
        valueMissing: "Choose your resume. A browser forgets the file when the page is reloaded.",
        wrongType: "Choose a PDF, DOC or DOCX file.",
        tooLarge: `The file is larger than ${limits.resumeMegabytes}MB. Choose a smaller one.`,
        empty: "The file is empty. Choose another.",
      },
    },
  },
} as const satisfies Form;

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
  returning: "The careers page comes back in a moment.",
} as const;

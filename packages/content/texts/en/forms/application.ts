import { limits } from "@kolam/content/model/basics/timings";
import type { ApplicationTexts } from "@kolam/content/model/forms/application-facts";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { promises } from "@site/words/claims";

/** The words of the application form. */
export const applicationTexts: ApplicationTexts = {
  name: "Application",
  subject: "Job Application: ",
  headings: {
    applicant: "APPLICANT",
    position: "POSITION",
    letter: "COVER LETTER",
    resume: "RESUME",
  },
  note: (reference) =>
    `It is not attached to this message. It must be downloaded from the original submission that the applicant was asked to e-mail with the reference ${reference}. If none arrives, ask the applicant for it.`,
  plainNote: "The resume is not attached: the applicant e-mails it.",
  button: { idle: "Submit Application", busy: "Submitting...", done: "Application Submitted" },
  alert: `Failed to send application. Please try again or contact us directly at ${mailboxes.careers.address}`,
  sent: {
    title: (reference) => `Application received. Your reference: ${reference}`,
    text: (email) => `A person will read it and reply to ${email} ${promises.applicationReply}.`,
  },
  fields: {
    name: {
      label: "Full Name",
      hint: "As you would sign a letter.",
      inMail: "Name",
      errors: {
        valueMissing: "Enter your full name.",
        tooLong: `A name can have ${limits.nameCharacters} characters here. Shorten yours a little.`,
      },
    },
    email: {
      label: "E-mail",
      hint: `We reply to it ${promises.applicationReply}.`,
      inMail: "Email",
      errors: {
        valueMissing: "Enter your e-mail address, so that we can invite you.",
        typeMismatch:
          "Check the e-mail address: it needs an @ and a domain, as in asha@example.com.",
        tooLong: `The e-mail address is longer than ${limits.emailCharacters} characters. Use another one.`,
      },
    },
    phone: {
      label: "Phone",
      hint: `With country code if you are outside ${company.address.country}.`,
      errors: {
        tooFewDigits: `This phone number has fewer than ${limits.phoneDigits} digits. Complete it, or leave it empty.`,
        tooLong: `One phone number is enough: ${limits.phoneCharacters} characters at most.`,
      },
    },
    position: {
      label: "Position",
      placeholder: "Choose a position",
      errors: { valueMissing: "Choose the position you are applying for." },
    },
    experience: {
      label: "Experience",
      hint: "Years in this kind of work, internships included.",
      placeholder: "Choose a range",
      errors: { valueMissing: "Choose how many years of experience you have." },
    },
    availability: {
      label: "Availability",
      hint: "Notice period or earliest date.",
      errors: { tooLong: `Keep your availability to ${limits.nameCharacters} characters.` },
    },
    portfolio: {
      label: "Portfolio or profile",
      hint: "A site, a repository, a profile. Begin with https://.",
      inMail: "Portfolio",
      errors: {
        typeMismatch:
          "Write the whole address, as in https://example.com/portfolio, or leave it empty.",
        tooLong: `Use a shorter link: ${limits.urlCharacters} characters at most.`,
      },
    },
    resume: {
      label: "Resume (required, sent by e-mail)",
      hint: `PDF, DOC or DOCX, max ${limits.resumeMegabytes}MB. This form sends the file’s name only. You e-mail the file itself afterwards.`,
      inMail: "Chosen file",
      errors: {
        wrongType: "Choose a PDF, DOC or DOCX file, or e-mail it once this form is sent.",
        tooLarge: `The file is larger than ${limits.resumeMegabytes}MB. Choose a smaller one, or e-mail it once this form is sent.`,
        empty: "The file is empty. Choose another, or e-mail it once this form is sent.",
      },
    },
    coverLetter: {
      label: "Cover letter",
      hint: "What you have made, what went wrong once, why here. Half a page.",
      errors: {
        valueMissing: "Write a few lines about your work.",
        tooLong: `Shorten the letter to ${limits.textCharacters} characters.`,
      },
    },
  },
  experiences: {
    "0-1": "0-1 years",
    "2-3": "2-3 years",
    "4-5": "4-5 years",
    "6-8": "6-8 years",
    "9+": "9+ years",
  },
  openApplication: "Open application",
  withFile: {
    note: "The file is attached. If there is none, ask the applicant for it.",
    plainNote: "The resume is attached.",
    resume: {
      label: "Resume",
      hint: `PDF, DOC or DOCX, max ${limits.resumeMegabytes}MB. It is sent with this form.`,
      errors: {
        valueMissing: "Choose your resume. A browser forgets the file when the page is reloaded.",
        wrongType: "Choose a PDF, DOC or DOCX file.",
        tooLarge: `The file is larger than ${limits.resumeMegabytes}MB. Choose a smaller one.`,
        empty: "The file is empty. Choose another.",
      },
    },
  },
};

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
  text: `A person will read it, and you will hear from us ${promises.applicationReply}.`,
  reference: (reference: string) => `Your reference: ${reference}`,
  returning: "The careers page comes back in a moment.",
} as const;

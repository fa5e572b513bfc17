import { limits } from "@kolam/content/model/basics/timings";
import type { ContactTexts } from "@kolam/content/model/forms/contact-facts";
import { budgetHints } from "@site/words/forms/budgets";
import { replies } from "@site/words/forms/replies";

/** The words of the contact form. */
export const contactTexts: ContactTexts = {
  name: "Contact form",
  subject: "Contact Form: ",
  headings: { contact: "CONTACT", project: "PROJECT", message: "MESSAGE" },
  button: { idle: "Send Message", busy: "Sending...", done: "Message Sent!" },
  alert: "Failed to send message. Please try again or contact us directly.",
  sent: {
    title: (reference) => `Your message has arrived. Reference: ${reference}`,
    text: replies.contact,
  },
  fields: {
    name: {
      label: "Your name",
      inMail: "Name",
      errors: {
        valueMissing: "Enter your name, so that we know whom to answer.",
        tooLong: `Shorten your name to ${limits.nameCharacters} characters.`,
      },
    },
    email: {
      label: "E-mail",
      hint: "Our answer goes here.",
      inMail: "Email",
      errors: {
        valueMissing: "Enter the e-mail address we should reply to.",
        typeMismatch: "This e-mail address is incomplete. It should look like name@example.com.",
        tooLong: `An e-mail address has at most ${limits.emailCharacters} characters.`,
      },
    },
    company: {
      label: "Company",
      errors: { tooLong: `Shorten the company’s name to ${limits.nameCharacters} characters.` },
    },
    phone: {
      label: "Phone",
      hint: "Any format. We call only if you ask us to.",
      errors: {
        tooFewDigits: `A phone number has at least ${limits.phoneDigits} digits. Add the rest, or leave it empty.`,
        tooLong: `Shorten the phone number to ${limits.phoneCharacters} characters.`,
      },
    },
    subject: {
      label: "Subject",
      placeholder: "Choose a subject",
      errors: { valueMissing: "Choose a subject. “Other” is a perfectly good one." },
    },
    budget: {
      label: "Budget",
      hint: budgetHints.contact,
      placeholder: "No budget yet",
      errors: {},
    },
    timeline: {
      label: "Timeline",
      placeholder: "No date yet",
      errors: {},
    },
    message: {
      label: "Message",
      hint: "What you have, what you want, what stands between the two.",
      errors: {
        valueMissing: "Write your message. Two sentences are enough.",
        tooLong: `Shorten the message to ${limits.textCharacters} characters, or send the rest by e-mail.`,
      },
    },
  },
  otherSubject: "Other",
  timelines: {
    asap: "ASAP",
    "1-month": "Within 1 month",
    "1-3-months": "1-3 months",
    "3-6-months": "3-6 months",
    "6-plus-months": "6+ months",
  },
};

import { limits } from "@kolam/content/model/basics/timings";
import { serviceIds } from "@kolam/content/model/services/services";
import { optionsFrom } from "@kolam/content/model/shapes/choices";
import { defineForm } from "@kolam/content/model/shapes/form";
import { budgetHints, contactBudgets } from "@site/first/forms/budgets";
import { replies } from "@site/first/forms/replies";
import { serviceSubjects } from "@site/first/forms/subjects";
import { titles } from "@site/lists/first/titles";

const withoutSubject = serviceIds.filter((id) => !(id in serviceSubjects));
const [firstSubject = "Other", ...otherSubjects] = [
  ...Object.values(serviceSubjects),
  ...withoutSubject.map((id) => titles[id]),
];

/** Spec section 5. */
export const contactSubjects = optionsFrom([firstSubject, ...otherSubjects, "Other"]);

/** Spec section 5. */
export const contactTimelines = optionsFrom([
  "ASAP",
  "Within 1 month",
  "1-3 months",
  "3-6 months",
  "6+ months",
]);

/** The contact form, with its fields in their order on the page. */
export const contactForm = defineForm({
  id: "contact",
  name: "Contact form",
  page: "contact",
  to: "hello",
  subject: "Contact Form: ",
  headings: ["CONTACT", "PROJECT", "MESSAGE"],
  // Busy and done texts: spec section 4.
  button: { idle: "Send Message", busy: "Sending...", done: "Message Sent!" },
  // Spec section 8.
  alert: "Failed to send message. Please try again or contact us directly.",
  sent: {
    title: (reference) => `Your message has arrived. Reference: ${reference}`,
    text: replies.contact,
  },
  fields: {
    name: {
      kind: "text",
      label: "Your name",
      required: true,
      autocomplete: "name",
      mail: { under: "CONTACT", as: "Name" },
      errors: {
        valueMissing: "Enter your name, so that we know whom to answer.",
        tooLong: `Shorten your name to ${limits.nameCharacters} characters.`,
      },
    },
    email: {
      kind: "email",
      label: "E-mail",
      hint: "Our answer goes here.",
      required: true,
      autocomplete: "email",
      mail: { under: "CONTACT", as: "Email" },
      errors: {
        valueMissing: "Enter the e-mail address we should reply to.",
        typeMismatch: "This e-mail address is incomplete. It should look like name@example.com.",
        tooLong: `An e-mail address has at most ${limits.emailCharacters} characters.`,
      },
    },
    company: {
      kind: "text",
      label: "Company",
      required: false,
      autocomplete: "organization",
      mail: { under: "CONTACT" },
      postedApart: true,
      errors: { tooLong: `Shorten the company’s name to ${limits.nameCharacters} characters.` },
    },
    phone: {
      kind: "tel",
      label: "Phone",
      hint: "Any format. We call only if you ask us to.",
      required: false,
      autocomplete: "tel",
      mail: { under: "CONTACT" },
      postedApart: true,
      errors: { tooLong: `Shorten the phone number to ${limits.phoneCharacters} characters.` },
    },
    subject: {
      kind: "select",
      label: "Subject",
      required: true,
      placeholder: "Choose a subject",
      options: contactSubjects,
      mail: { under: "PROJECT" },
      inSubject: true,
      errors: { valueMissing: "Choose a subject. “Other” is a perfectly good one." },
    },
    budget: {
      kind: "select",
      label: "Budget",
      hint: budgetHints.contact,
      required: false,
      placeholder: "No budget yet",
      options: contactBudgets,
      mail: { under: "PROJECT" },
      errors: {},
    },
    timeline: {
      kind: "select",
      label: "Timeline",
      required: false,
      placeholder: "No date yet",
      options: contactTimelines,
      mail: { under: "PROJECT" },
      errors: {},
    },
    message: {
      kind: "textarea",
      label: "Message",
      hint: "What you have, what you want, what stands between the two.",
      required: true,
      mail: { under: "MESSAGE" },
      errors: {
        valueMissing: "Write your message. Two sentences are enough.",
        tooLong: `Shorten the message to ${limits.textCharacters} characters, or send the rest by e-mail.`,
      },
    },
  },
});

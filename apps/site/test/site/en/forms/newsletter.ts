import { limits } from "@kolam/content/model/basics/timings";
import { defineForm } from "@kolam/content/model/types/form";

export const newsletterForm = defineForm({
  id: "newsletter",
  name: "Newsletter",
  page: "blog",
  to: "hello",
  subject: "Newsletter",
  headings: ["NEWSLETTER"],
  button: { idle: "Subscribe", busy: "Subscribing…", done: "Check your mail" },
  alert: "That did not work. Please try again or contact us directly.",
  sent: {
    title: () => "One step is left.",
    text: () => "Press the link in the mail that we have sent you.",
  },
  fields: {
    email: {
      kind: "email",
      label: "E-mail address",
      required: true,
      autocomplete: "email",
      mail: { under: "NEWSLETTER", as: "Email" },
      errors: {
        valueMissing: "Enter your e-mail address to subscribe.",
        typeMismatch: "This is no complete e-mail address.",
        tooLong: `Use an address of at most ${limits.emailCharacters} characters.`,
      },
    },
  },
});

/** The words of the newsletter box on the blog and below articles. */
export const newsletter = {
  title: "A letter a month",
  lead: "What we learnt, at the end of each month.",
  note: "Reply “stop” and it stops.",
} as const;

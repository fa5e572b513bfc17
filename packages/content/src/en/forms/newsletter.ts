import { limits } from "@kolam/content/model/basics/timings";
import { defineForm } from "@kolam/content/model/types/form";

/** The newsletter sign-up, with its only field. */
export const newsletterForm = defineForm({
  id: "newsletter",
  name: "Newsletter",
  page: "blog",
  to: "hello",
  subject: "Newsletter Subscription",
  headings: ["NEWSLETTER SUBSCRIPTION"],
  button: { idle: "Subscribe", busy: "Subscribing...", done: "Check your mail" },
  alert: "Failed to subscribe. Please try again or contact us directly.",
  sent: {
    title: () => "One step is left.",
    text: () => "An e-mail is on its way: press the link in it, and the next issue comes to you.",
  },
  fields: {
    email: {
      kind: "email",
      label: "E-mail address",
      required: true,
      autocomplete: "email",
      mail: { under: "NEWSLETTER SUBSCRIPTION", as: "Email" },
      errors: {
        valueMissing: "Enter your e-mail address to subscribe.",
        typeMismatch: "This does not look like an e-mail address yet.",
        tooLong: `Use an address of at most ${limits.emailCharacters} characters.`,
      },
    },
  },
});

/** The words of the newsletter box on the blog and below articles. */
export const newsletter = {
  title: "One letter a month",
  lead: "The best of what we learnt, the worst of what we broke. Sent on the first Thursday.",
  ask: { label: "In a hurry? Ask us now", href: "/contact" },
  note: "Reply “stop” to any issue and you are off the list the same day.",
} as const;

import { limits } from "@kolam/content/model/basics/timings";
import { defineForm } from "@kolam/content/model/types/form";

/** The newsletter sign-up, with its only field. */
export const newsletterForm = defineForm({
  id: "newsletter",
  name: "Newsletter",
  page: "blog",
  to: "hello",
  subject: "Newsletter",
  headings: ["NEWSLETTER"],
  button: { idle: "Subscribe", busy: "Sending…", done: "Check your mail" },
  alert: "Your subscription could not be sent. Please try again, or write to us.",
  sent: {
    title: () => "One step is left.",
    text: (email) => `We have sent an e-mail to ${email}: press the link in it to confirm.`,
  },
  fields: {
    email: {
      kind: "email",
      label: "E-mail address",
      required: true,
      autocomplete: "email",
      mail: { under: "NEWSLETTER", as: "E-mail" },
      errors: {
        valueMissing: "Enter your e-mail address to subscribe.",
        typeMismatch: "This e-mail address is not complete. It should look like name@example.com.",
        tooLong: `Use an address of at most ${limits.emailCharacters} characters.`,
      },
    },
  },
});

/** The words of the newsletter box on the blog and below articles. */
export const newsletter = {
  title: "Our newsletter",
  lead: "New articles and news by e-mail.",
  note: "You can unsubscribe at any time by replying to any issue.",
} as const;

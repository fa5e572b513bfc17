import { limits } from "../facts/timings.ts";
import type { ButtonWords, Fields } from "./field.ts";

/** The only field of the newsletter form. */
export const newsletterFields = {
  email: {
    kind: "email",
    name: "email",
    label: "E-mail address",
    hint: null,
    required: true,
    autocomplete: "email",
    inputMode: "email",
    maxLength: limits.emailCharacters,
    spellcheck: false,
    errors: {
      valueMissing: "Enter your e-mail address to subscribe.",
      typeMismatch: "This does not look like an e-mail address yet.",
      tooLong: `Use an address of at most ${limits.emailCharacters} characters.`,
    },
  },
} as const satisfies Fields<"email">;

/** The submit button of the newsletter form. */
export const newsletterButton = {
  idle: "Subscribe",
  busy: "Subscribing...",
  done: "Subscribed",
} as const satisfies ButtonWords;

/** The words of the newsletter box on the blog and below articles. */
export const newsletter = {
  title: "One letter a month",
  lead: "The best of what we learnt, the worst of what we broke. Sent on the first Thursday.",
  note: "Reply “stop” to any issue and you are off the list the same day.",
  success: "You are on the list. The next issue goes out on the first Thursday of the month.",
} as const;

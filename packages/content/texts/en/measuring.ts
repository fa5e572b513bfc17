/**
 * The words about measuring. They are shown only if the owner configures a tag; what the privacy
 * policy says of each is in `pages/measuring-policy.ts`.
 */

/** The question put to visitors before a tag that sets cookies is loaded. */
export const consentWords = {
  title: "May we count your visit?",
  text: "If you allow it, Google’s tag sets cookies that tell us how many people come and which ads led to an enquiry. Without it the site works just the same.",
  /** The same where the tag is not told of advertisements. */
  textWithoutAds:
    "If you allow it, Google’s tag sets cookies that tell us how many people come and what they read. Without it the site works just the same.",
  more: { text: "What is stored, and for how long", href: "/privacy#cookies" },
  accept: "Allow",
  refuse: "Refuse",
  /** What can be allowed one by one. */
  choose: "Choose one by one",
  kinds: {
    counting: { label: "Counting", text: "How many people come and what they read." },
    ads: { label: "Advertisements", text: "Which advertisement led to an enquiry." },
  },
  save: "Save my choice",
  /** The button at the foot of every page that asks again. */
  settings: "Cookie settings",
  /** The answer so far, when the question is asked again. */
  now: { granted: "You allow it at the moment.", denied: "You refuse it at the moment." },
  nowPart: "You allow part of it at the moment.",
  /** For screen readers, when the question appears. */
  announcement: "A question about cookies is at the top of the page.",
} as const;

/** Counting without cookies, from which anybody may be left out. */
export const countingWords = { title: "Counting", not: "Do not count my visits" } as const;

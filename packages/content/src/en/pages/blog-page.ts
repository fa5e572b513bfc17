/** The words of the blog's first page. */
export const blogPage = {
  hero: {
    title: "Notes from other people’s projects",
    lead: "Articles for people who run a business and have to decide something this month.",
  },
  ask: { label: "Not among them? Ask us", href: "/contact" },
  /** In the field of the search: words that find something. */
  placeholder: "Checkout, UPI, budget…",
} as const;

/** At the end of an article. */
export const articleClosing = {
  title: "Is this your problem too?",
  text: "Tell us where it hurts. The first answer is free and usually short.",
  action: { label: "Ask Us", href: "/contact" },
} as const;

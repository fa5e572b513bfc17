/** The words of the blog's first page. */
export const blogPage = {
  hero: {
    eyebrow: "Notes",
    title: "Things we counted, and\u00a0what\u00a0came\u00a0of\u00a0it",
    lead: "Short pieces for people who run a place with a door. Each begins with a number.",
  },
  placeholder: "Telephone, deposit…",
} as const;

/** At the end of an article. */
export const articleClosing = {
  title: "What is your number?",
  text: "Send us the one that bothers you. We will tell you whether it is a lot.",
  action: { label: "Send a number", href: "/contact" },
} as const;

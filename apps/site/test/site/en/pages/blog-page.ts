/** The words of the blog's first page. */
export const blogPage = {
  hero: {
    title: "Notes for owners of shops",
    lead: "Short, and only what we have tried.",
  },
  /** In the field of the search: words that find something. */
  placeholder: "Hours, copies…",
} as const;

/** At the end of an article. */
export const articleClosing = {
  title: "Does this sound like your shop?",
  text: "Write to us. The first answer is free.",
  action: { label: "Write to us", href: "/contact" },
} as const;

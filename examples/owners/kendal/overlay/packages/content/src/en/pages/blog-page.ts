/** The words of the blog's list. */
export const blogPage = {
  hero: {
    eyebrow: "Notes",
    title: "Things we counted, and\u00a0what\u00a0came\u00a0of\u00a0it",
    lead: "Short pieces for people who run a place with a door. Each begins with a number.",
  },
  search: {
    label: "Search articles",
    placeholder: "Telephone, deposit…",
    clear: "Clear the search",
    submit: "Search",
    /** Shown while the full list of articles is loading. */
    loading: (articles: number) => `Looking through ${articles} articles`,
    failed: "The list of articles did not load. Check your connection and try again.",
    retry: "Try again",
  },
  filter: { label: "Category" },
  featured: "The newest",
  latest: "Before that",
  /**
   * Below the number of articles found, if the featured article is the only one, or one of them.
   */
  featuredOnly: "It is the newest one, above.",
  featuredToo: "The newest one, above, is one of them.",
  jump: "By category",
  /** Spec: "N articles found". */
  count: (found: number) => (found === 1 ? "1 article found" : `${found} articles found`),
  empty: {
    title: "Nothing found",
    text: "A shorter word may help. There are not many pieces, so reading all of them is another way.",
    reset: "Show all articles",
  },
  pages: {
    label: "Pages of the blog",
    previous: "Newer articles",
    next: "Older articles",
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    title: (title: string, page: number) => `${title}, page ${page}`,
  },
  /** In development, before the category of an article that is not online yet. */
  awaits: { draft: "Draft", date: "Scheduled" },
  readTime: (minutes: number) => `${minutes} min read`,
} as const;

/** The words around an article on its page. */
export const articleFrame = {
  back: "All notes",
  tags: "Tags",
  published: "Published",
  updated: "Updated",
  author: "Written by",
  contents: "In this article",
  /** The accessible name of a table, made from its columns. */
  table: (columns: string) => `Table: ${columns}`,
  share: {
    title: "Share this article",
    targets: { linkedin: "LinkedIn", whatsapp: "WhatsApp", x: "X", email: "E-mail" },
    copy: "Copy link",
    copied: "Link copied",
    failed: "Your browser would not copy it. Copy the link from the address bar instead.",
  },
  related: { title: "Also counted", lead: "In the same drawer." },
  closing: {
    title: "What is your number?",
    text: "Send us the one that bothers you. We say whether it is a lot.",
    action: { label: "Send a number", href: "/contact" },
  },
} as const;

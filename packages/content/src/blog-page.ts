/** The words of the blog list and of the frame around an article. Articles bring their own. */
export const blogPage = {
  hero: {
    eyebrow: "Blog",
    title: "Notes from other people's projects",
    lead: "Six long reads for people who run a business and have to decide something this month. No trends, no predictions.",
  },
  search: {
    label: "Search articles",
    placeholder: "Checkout, Marathi, app cost…",
    clear: "Clear the search",
    submit: "Search",
  },
  filter: { label: "Category" },
  featured: "Featured article",
  latest: "Latest articles",
  /** Spec: "N articles found". */
  count: (found: number) => (found === 1 ? "1 article found" : `${found} articles found`),
  empty: {
    title: "Nothing by that name",
    text: "Try a shorter word, or all categories. If the article ought to exist, tell us and we may write it.",
    reset: "Show all articles",
  },
  pages: {
    label: "Pages of the blog",
    previous: "Newer articles",
    next: "Older articles",
    page: (page: number, of: number) => `Page ${page} of ${of}`,
  },
  readMore: "Read article",
  readTime: (minutes: number) => `${minutes} min read`,
} as const;

/** The words around an article. */
export const articleFrame = {
  back: "Back to blog",
  tags: "Tags",
  published: "Published",
  updated: "Updated",
  author: "Written by",
  contents: "In this article",
  share: {
    title: "Share this article",
    native: "Share…",
    linkedin: "Share on LinkedIn",
    whatsapp: "Share on WhatsApp",
    x: "Share on X",
    email: "Share by e-mail",
    copy: "Copy link",
    copied: "Link copied",
  },
  related: { title: "Read next", lead: "Two more on a similar thread." },
  closing: {
    title: "Is this your problem too?",
    text: "Tell us where it hurts. The first answer is free and usually short.",
    action: { label: "Ask Us", href: "/contact" },
  },
} as const;

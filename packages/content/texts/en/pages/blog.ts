/** The option of the blog's filter that shows every article. */
export const allCategories = "All";

/** The words around the list of articles. */
export const blogList = {
  search: {
    label: "Search articles",
    clear: "Clear the search",
    submit: "Search",
    /** Shown while the full list of articles is loading. */
    loading: (articles: number) => `Looking through ${articles} articles`,
    failed: "The list of articles did not load. Check your connection and try again.",
    retry: "Try again",
  },
  filter: { label: "Category" },
  featured: "Featured article",
  latest: "Latest articles",
  /**
   * Below the number of articles found, if the featured article is the only one, or one of them.
   */
  featuredOnly: "It is the featured article above.",
  featuredToo: "The featured article above is one of them.",
  jump: "By category",
  /** How many articles a search has found. */
  count: (found: number) => (found === 1 ? "1 article found" : `${found} articles found`),
  empty: {
    title: "Another word may help",
    text: "Try a shorter one, or search all categories. If the article ought to exist, tell us and we may write it.",
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
  back: "Back to blog",
  tags: "Tags",
  published: "Published",
  updated: "Updated",
  author: "Written by",
  /** A link to an author on the about page. */
  about: (author: string) => `About ${author}`,
  /** Below an article: where its facts come from, each with the day of reading. */
  sources: { title: "Sources", read: (day: string) => `read on ${day}` },
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
  related: { title: "Read next", lead: "More on a similar subject." },
} as const;

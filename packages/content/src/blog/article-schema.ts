import type { PhotoKey } from "../photos.ts";

/** What an article can be about, in the order the blog's filter shows it. */
export const articleCategories = [
  "Web Development",
  "Mobile Apps",
  "Digital Marketing",
  "SEO",
  "UI/UX Design",
  "Business Strategy",
] as const;

/** One of {@link articleCategories}. */
export type ArticleCategory = (typeof articleCategories)[number];

/** The choice of the blog's filter that keeps every article. */
export const allCategories = "All";

/** The blog's filter: every article, or one category. */
export const articleFilters = [allCategories, ...articleCategories] as const;

/** One of {@link articleFilters}. */
export type ArticleFilter = (typeof articleFilters)[number];

/** Who signs articles: the agency's desks, with the sentence the author box shows. */
export const articleAuthors = {
  "Kolam Engineering Desk": {
    about: "Builds and repairs websites, apps and the systems behind them, and keeps notes.",
  },
  "Kolam Marketing Desk": {
    about: "Runs campaigns and search work, and reads the invoices as closely as the reports.",
  },
  "Kolam Design Desk": {
    about: "Draws screens, watches people use them, and takes out what got in the way.",
  },
  "Kolam Projects Desk": {
    about: "Writes the quotations, keeps the schedules and answers for both.",
  },
} as const satisfies Record<string, { readonly about: string }>;

/** One of {@link articleAuthors}. */
export type ArticleAuthor = keyof typeof articleAuthors;

/** A heading of an article's body, for its table of contents. */
export interface ArticleHeading {
  /** The fragment that leads to it: {@link headingId} of its text. */
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** What is known of an article without its body. Written by `pnpm generate`, never by hand. */
export interface ArticleMeta {
  /** Running number by date; the oldest article is 1. */
  readonly id: number;
  /** The last part of its path and the name of its file. */
  readonly slug: string;
  readonly title: string;
  /** For search engines and social cards, 110 to 160 characters. */
  readonly description: string;
  /** For cards on the blog list and the lead of the page. */
  readonly excerpt: string;
  readonly category: ArticleCategory;
  /** First published, `YYYY-MM-DD`. */
  readonly date: string;
  /** Last changed, `YYYY-MM-DD`; equals `date` when it never was. */
  readonly updated: string;
  readonly author: ArticleAuthor;
  readonly photo: PhotoKey;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  /** Words of the body, code not counted. */
  readonly words: number;
  /** Minutes, at 200 words a minute, rounded up. */
  readonly readTime: number;
  readonly headings: readonly ArticleHeading[];
}

/** What a list of articles shows of one, and what the blog's search looks at. */
export type ArticleCard = Pick<
  ArticleMeta,
  "slug" | "title" | "excerpt" | "category" | "date" | "photo" | "tags" | "readTime"
>;

/**
 * The `id` of the heading with this text. The page sets it on the heading it renders and the table
 * of contents links to it, so both take it from here. Empty when the text has no letter or digit.
 */
export function headingId(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

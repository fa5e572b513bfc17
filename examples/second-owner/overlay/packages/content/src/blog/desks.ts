import { company } from "../facts/company.ts";

/** The categories of articles, in the order of the blog's filter. */
export const articleCategories = ["At the telephone", "Bookings"] as const;

/** One of {@link articleCategories}. */
export type ArticleCategory = (typeof articleCategories)[number];

/** An author of articles: a desk of the agency. */
interface Desk {
  readonly name: string;
  /** The agency and the team: the avatar shows their first letters. */
  readonly team: string;
  /** The sentence in the author box. */
  readonly about: string;
}

/** The authors of articles, by the name that an article's file gives them. */
export const articleAuthors = {
  everyone: {
    name: company.name,
    team: company.name,
    about: "Written by whichever of the four did the counting, and checked by the other three.",
  },
} as const satisfies Record<string, Desk>;

/** One of {@link articleAuthors}. */
export type ArticleAuthor = keyof typeof articleAuthors;

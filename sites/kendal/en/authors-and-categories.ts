import type { Authors } from "@kolam/content/model/types/author";
import { company } from "@site/facts/company";

/** The categories of articles, in the order of the blog's filter. */
export const articleCategories = ["At the telephone", "Bookings"] as const;

/** One of {@link articleCategories}. */
export type ArticleCategory = (typeof articleCategories)[number];

/**
 * The authors of articles, by the name that an article's file gives them. The avatar shows the
 * first letters of `team`, the author box says `about`.
 */
export const articleAuthors = {
  everyone: {
    name: company.name,
    team: company.name,
    about: "Written by whichever of the four did the counting, and checked by the other three.",
  },
} as const satisfies Authors;

/** One of {@link articleAuthors}. */
export type ArticleAuthor = keyof typeof articleAuthors;

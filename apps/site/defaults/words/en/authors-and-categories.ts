import type { Authors } from "@kolam/content/model/types/author";
import { company } from "@site/facts/company";

/** The categories of articles, in the order of the blog's filter. */
export const articleCategories = ["Advice", "Projects", "News"] as const;

/** One of {@link articleCategories}. */
export type ArticleCategory = (typeof articleCategories)[number];

/** The authors of articles, by the name that an article's file gives them. */
export const articleAuthors = {
  team: {
    name: company.name,
    team: company.name,
    about: `The people of ${company.name}.`,
  },
} as const satisfies Authors;

/** One of {@link articleAuthors}. */
export type ArticleAuthor = keyof typeof articleAuthors;

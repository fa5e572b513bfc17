import { company } from "@site/facts/company";

/** The categories of articles, in the order of the blog's filter. */
export const articleCategories = ["Planning", "Websites", "Upkeep"] as const;

/** One of {@link articleCategories}. */
export type ArticleCategory = (typeof articleCategories)[number];

export const articleAuthors = {
  planners: {
    name: `${company.name} planners`,
    team: `${company.name} planning`,
    about: "They ask, and write the answers down.",
  },
  builders: {
    name: `${company.name} builders`,
    team: `${company.name} websites`,
    about: "They build websites.",
  },
  keepers: {
    name: `${company.name} keepers`,
    team: `${company.name} upkeep`,
    about: "They look after websites.",
  },
} as const satisfies Record<string, Record<"name" | "team" | "about", string>>;

/** One of {@link articleAuthors}. */
export type ArticleAuthor = keyof typeof articleAuthors;

import type { Authors } from "@kolam/content/model/types/author";
import { company } from "@site/facts/company";

/** The categories of articles, in the order of the blog's filter. */
export const articleCategories = ["Planning", "Websites", "Upkeep"] as const;

/** One of {@link articleCategories}. */
export type ArticleCategory = (typeof articleCategories)[number];

export const articleAuthors = {
  salwa: {
    name: "Salwa Karim",
    role: "Planner",
    about: "Asks, and writes the answers down.",
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
} as const satisfies Authors;

/** One of {@link articleAuthors}. */
export type ArticleAuthor = keyof typeof articleAuthors;

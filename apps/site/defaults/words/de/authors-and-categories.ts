import type { Authors } from "@kolam/content/model/types/author";
import { company } from "@site/facts/company";

export const articleCategories = ["Rat", "Projekte", "Neues"] as const;

export type ArticleCategory = (typeof articleCategories)[number];

export const articleAuthors = {
  team: { name: company.name, team: company.name, about: `Die Menschen bei ${company.name}.` },
} as const satisfies Authors;

export type ArticleAuthor = keyof typeof articleAuthors;

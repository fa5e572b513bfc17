import type { Authors } from "@kolam/content/model/types/author";
import { company } from "@site/facts/company";

export const articleCategories = ["نصائح", "مشاريع", "أخبار"] as const;

export type ArticleCategory = (typeof articleCategories)[number];

export const articleAuthors = {
  team: {
    name: company.name,
    team: company.name,
    about: `العاملون في ${company.name}.`,
  },
} as const satisfies Authors;

export type ArticleAuthor = keyof typeof articleAuthors;

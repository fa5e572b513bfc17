import type { Authors } from "@kolam/content/model/types/author";
import { company } from "@site/facts/company";

export const articleCategories = ["التخطيط", "المواقع", "العناية"] as const;

export type ArticleCategory = (typeof articleCategories)[number];

export const articleAuthors = {
  salwa: {
    name: "سلوى كريم",
    role: "مخطّطة",
    about: "تسأل وتكتب الأجوبة.",
  },
  builders: {
    name: `بنّاؤو ${company.name}`,
    team: `مواقع ${company.name}`,
    about: "يبنون المواقع.",
  },
  keepers: {
    name: `فريق العناية في ${company.name}`,
    team: `عناية ${company.name}`,
    about: "يعتنون بالمواقع.",
  },
} as const satisfies Authors;

export type ArticleAuthor = keyof typeof articleAuthors;

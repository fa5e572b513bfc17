import { company } from "@site/facts/company";

export const articleCategories = ["التخطيط", "المواقع", "العناية"] as const;

export type ArticleCategory = (typeof articleCategories)[number];

export const articleAuthors = {
  planners: {
    name: `مخطّطو ${company.name}`,
    team: `تخطيط ${company.name}`,
    about: "يسألون ويكتبون الأجوبة.",
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
} as const satisfies Record<string, Record<"name" | "team" | "about", string>>;

export type ArticleAuthor = keyof typeof articleAuthors;

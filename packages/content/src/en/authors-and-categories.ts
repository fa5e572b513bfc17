import { company } from "@site/facts/company";

/** The categories of articles, in the order of the blog's filter. */
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

/**
 * The authors of articles, by the name that an article's file gives them. The avatar shows the
 * first letters of `team`, the author box says `about`.
 */
export const articleAuthors = {
  engineering: {
    name: `${company.name} Engineering Desk`,
    team: `${company.name} Engineering`,
    about: "Builds and repairs websites, apps and the systems behind them, and keeps notes.",
  },
  marketing: {
    name: `${company.name} Marketing Desk`,
    team: `${company.name} Marketing`,
    about: "Runs campaigns and search work, and reads the invoices as closely as the reports.",
  },
  design: {
    name: `${company.name} Design Desk`,
    team: `${company.name} Design`,
    about: "Draws screens, watches people use them, and takes out what got in the way.",
  },
  projects: {
    name: `${company.name} Projects Desk`,
    team: `${company.name} Projects`,
    about: "Writes the quotations, keeps the schedules and answers for both.",
  },
} as const satisfies Record<string, Record<"name" | "team" | "about", string>>;

/** One of {@link articleAuthors}. */
export type ArticleAuthor = keyof typeof articleAuthors;

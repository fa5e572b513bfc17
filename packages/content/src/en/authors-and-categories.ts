import type { Authors } from "@kolam/content/model/types/author";

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

/** The authors of articles, by the name that an article's file gives them. */
export const articleAuthors = {
  "devika-nair": {
    name: "Devika Nair",
    role: "Project manager",
    about: "Owns the plan, the budget and the bad news, which arrives on the day it is known.",
  },
  "imran-shaikh": {
    name: "Imran Shaikh",
    role: "Engineer",
    about:
      "Estimates in days, writes the migration before the feature, and deletes more than he adds.",
  },
  "farida-mistry": {
    name: "Farida Mistry",
    role: "Designer",
    about: "Sits beside the people who will use it, and draws afterwards.",
  },
  "rohan-patil": {
    name: "Rohan Patil",
    role: "Marketer",
    about: "Knows what an enquiry cost last week, and says so before he is asked.",
  },
} as const satisfies Authors;

/** One of {@link articleAuthors}. */
export type ArticleAuthor = keyof typeof articleAuthors;

import type { Article } from "@site/entries/articles";
import {
  type ArticleAuthor,
  type ArticleCategory,
  articleAuthors,
  articleCategories,
} from "@site/words/authors-and-categories";

// A site without articles may have no categories either, and it must still compile.
const [category] = articleCategories as readonly ArticleCategory[] as readonly [ArticleCategory];
const [author] = Object.keys(articleAuthors) as [ArticleAuthor];

/** An article for tests and stories that need any. It is not on the site. */
export const exampleArticle: Article = {
  id: 1,
  slug: "an-example" as Article["slug"],
  title: "An example of an article",
  description: "What an article for tests is about.",
  excerpt: "What an article for tests is about, in a sentence.",
  category,
  date: "2026-01-15",
  updated: "2026-01-15",
  author,
  photo: { drawing: "an example" },
  tags: ["Example"],
  keywords: ["example"],
  services: [],
  words: 800,
  readTime: 4,
  headings: [
    { id: "what-it-costs", text: "What it costs", level: 2 },
    { id: "by-the-day", text: "By the day", level: 3 },
    { id: "what-to-do-first", text: "What to do first", level: 2 },
  ],
};

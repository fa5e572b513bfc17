import type { ArticleMeta } from "../src/blog/article-schema.ts";
import { type ArticleAuthor, articleAuthors, articleCategories } from "../src/blog/desks.ts";

const [author] = Object.keys(articleAuthors) as [ArticleAuthor];

/** An article for tests that need any. */
export const exampleArticle: ArticleMeta = {
  id: 1,
  slug: "an-example",
  title: "An example of an article",
  description: "What an article for tests is about.",
  excerpt: "What an article for tests is about, in a sentence.",
  category: articleCategories[0],
  date: "2026-01-15",
  updated: "2026-01-15",
  author,
  photo: "pencilNearLaptop",
  tags: ["Example"],
  keywords: ["example"],
  words: 800,
  readTime: 4,
  headings: [],
};

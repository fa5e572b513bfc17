import type { ArticleMeta } from "../src/blog/article-schema.ts";

/** An article for tests that need any. */
export const exampleArticle: ArticleMeta = {
  id: 1,
  slug: "an-example",
  title: "An example of an article",
  description: "What an article for tests is about.",
  excerpt: "What an article for tests is about, in a sentence.",
  category: "SEO",
  date: "2026-01-15",
  updated: "2026-01-15",
  author: "projects",
  photo: "pencilNearLaptop",
  tags: ["Example"],
  keywords: ["example"],
  words: 800,
  readTime: 4,
  headings: [],
};

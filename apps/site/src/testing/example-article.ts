import type { Article } from "@kolam/content/blog/articles.generated";
import { type ArticleAuthor, articleAuthors, articleCategories } from "@kolam/content/blog/desks";
import type { BodyNode } from "../articles/article-body.tsx";

const [author] = Object.keys(articleAuthors) as [ArticleAuthor];

/** An article for tests and stories that need any. It is not on the site. */
export const exampleArticle: Article = {
  id: 1,
  slug: "an-example" as Article["slug"],
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
  headings: [
    { id: "what-it-costs", text: "What it costs", level: 2 },
    { id: "by-the-day", text: "By the day", level: 3 },
    { id: "what-to-do-first", text: "What to do first", level: 2 },
  ],
};

const element = (tag: string, ...children: BodyNode[]): BodyNode => ({ tag, children });
const row = (cell: "td" | "th", ...texts: string[]) =>
  element("tr", ...texts.map((text) => element(cell, text)));
const item = (text: string) => element("li", text);

/** Its body, with everything that an article may contain. */
export const exampleBody: readonly BodyNode[] = [
  element("p", "A paragraph with ", {
    tag: "a",
    attributes: { href: "/quote" },
    children: ["a link"],
  }),
  element("h2", "What it costs"),
  element(
    "p",
    "A word in ",
    element("strong", "bold"),
    " and one of ",
    element("code", "code"),
    ".",
  ),
  element(
    "table",
    element("thead", row("th", "Work", "Days", "Price")),
    element("tbody", row("td", "Drawing", "3", "900"), row("td", "Building", "12", "3,600")),
  ),
  element("h3", "By the day"),
  element("ul", item("One point"), item("Another point")),
  element("h2", "What to do first"),
  element("ol", item("One step"), item("Another step")),
  element("blockquote", element("p", "Somebody said so.")),
];

import type { ArticleMeta } from "@kolam/content/model/blog/article-schema";
import { authorOf } from "@kolam/content/model/blog/authors";
import { current, languages } from "@kolam/content/model/pages/languages";
import type { AboutWords } from "@kolam/content/model/types/pages";
import {
  type ArticleAuthor,
  articleAuthors,
  articleCategories,
} from "@site/words/authors-and-categories";
import { about } from "@site/words/pages/about";
import { coverFields, readCover } from "./article-cover.ts";
import { type FieldRule, namesOf } from "./field-rules.ts";
import {
  type Fields,
  readChoice,
  readDates,
  readFields,
  readLanguage,
  readList,
  readSizedText,
  searchTexts,
} from "./front-matter.ts";
import type { Report } from "./problems.ts";
import { pictureRule, readPicture } from "./read-picture.ts";
import { readSources, sourceFields } from "./read-sources.ts";

/** The fields at the top of an article's file. */
export type ArticleFrontmatter = Omit<
  ArticleMeta,
  "id" | "slug" | "awaits" | "words" | "readTime" | "headings" | "services"
>;

/** The front matter of an article. */
export const articleFields = {
  title: { kind: "text", ...searchTexts.title },
  description: { kind: "text", ...searchTexts.description },
  excerpt: {
    kind: "text",
    range: [80, 200],
    why: "Cards stand side by side, and look best with texts of like length.",
  },
  category: { kind: "choice", choices: articleCategories },
  date: { kind: "day" },
  updated: { kind: "day" },
  author: { kind: "choice", choices: Object.keys(articleAuthors) as ArticleAuthor[] },
  photo: { ...pictureRule, optional: true },
  cover: { kind: "group", fields: coverFields, optional: true },
  tags: { kind: "list", range: [2, 5], why: "Readers look at the first few." },
  keywords: {
    kind: "list",
    range: [3, 8],
    why: "A few words say best what the article is about.",
  },
  sources: { kind: "groups", fields: sourceFields, range: [0, 50], optional: true },
  language: { kind: "text", optional: true },
  formerly: { kind: "list", range: [0, 50], why: "", optional: true },
} as const satisfies Record<Exclude<keyof ArticleFrontmatter, "coverText">, FieldRule>;

/** Reads who signs an article. A person has to be one of the about page, where the signature leads. */
function readAuthor(fields: Fields, report: Report): ArticleAuthor | undefined {
  const author = readChoice(fields, "author", articleFields.author.choices, report);
  if (author === undefined || authorOf(author).role === undefined) return author;
  const people = (about as AboutWords).team?.people ?? [];
  if (!people.some(({ id }) => id === author)) {
    report(
      "author",
      `“${author}” is not on the about page. Give one of its people this id, or take away the role in authors-and-categories.ts.`,
    );
  }
  return author;
}

/**
 * Reads the addresses that an article had before. How each is spelled the build checks, with the
 * other old addresses.
 */
function readFormerly(value: unknown, report: Report): string[] {
  if (value === undefined) return [];
  const isList = Array.isArray(value) && value.every((path) => /^\/./.test(String(path)));
  if (!isList) report("formerly", "must be a list of paths, such as [/2019/05/an-article].");
  else if (current !== languages[0])
    report("formerly", "is for the first language: old addresses are those of one site.");
  else return value.map(String);
  return [];
}

/**
 * Reads the YAML at the top of an article. Calls `report` with every problem and its solution.
 * Returns `undefined` if the fields cannot be used.
 */
export function readFrontmatter(yaml: string, report: Report): ArticleFrontmatter | undefined {
  const fields = readFields(yaml, namesOf(articleFields), report);
  if (!fields) return undefined;
  const text = (field: "title" | "description" | "excerpt") =>
    readSizedText(fields, field, articleFields[field].range, articleFields[field].why, report);
  const list = (field: "tags" | "keywords") =>
    readList(fields, field, articleFields[field].range, articleFields[field].why, report);
  const title = text("title");
  const description = text("description");
  const excerpt = text("excerpt");
  const category = readChoice(fields, "category", articleFields.category.choices, report);
  const { date, updated } = readDates(fields, report);
  const author = readAuthor(fields, report);
  const photo = fields.photo === undefined ? undefined : readPicture(fields.photo, "photo", report);
  const cover = readCover(fields.cover, report);
  const tags = list("tags");
  const keywords = list("keywords");
  const sources = readSources(fields, report);
  const formerly = readFormerly(fields.formerly, report);
  if (!category || !author) return undefined;
  return {
    ...readLanguage(fields, report),
    title,
    description,
    excerpt,
    category,
    date,
    updated,
    author,
    ...(photo ? { photo } : {}),
    ...(cover ? { cover, coverText: `${cover.figure} ${cover.phrase}` } : {}),
    tags,
    keywords,
    ...(sources.length > 0 ? { sources } : {}),
    ...(formerly.length > 0 ? { formerly } : {}),
  };
}

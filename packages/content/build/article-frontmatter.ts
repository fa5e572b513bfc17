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
import { readCover } from "./article-cover.ts";
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
import { readPicture } from "./read-picture.ts";
import { readSources } from "./read-sources.ts";

/** The fields at the top of an article's file. */
export type ArticleFrontmatter = Omit<
  ArticleMeta,
  "id" | "slug" | "awaits" | "words" | "readTime" | "headings" | "services"
>;

const fieldNames = [
  "title",
  "description",
  "excerpt",
  "category",
  "date",
  "updated",
  "author",
  "photo",
  "cover",
  "tags",
  "keywords",
  "sources",
  "language",
  "formerly",
] as const satisfies readonly (keyof ArticleFrontmatter)[];

const texts = {
  ...searchTexts,
  excerpt: {
    range: [80, 200],
    why: "Cards stand side by side, and look best with texts of like length.",
  },
} as const;

const lists = {
  tags: { range: [2, 5], why: "Readers look at the first few." },
  keywords: { range: [3, 8], why: "A few words say best what the article is about." },
} as const;

/** Reads who signs an article. A person has to be one of the about page, where the signature leads. */
function readAuthor(fields: Fields, report: Report): ArticleAuthor | undefined {
  const authors = Object.keys(articleAuthors) as ArticleAuthor[];
  const author = readChoice(fields, "author", authors, report);
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
  const fields = readFields(yaml, fieldNames, report);
  if (!fields) return undefined;
  const text = (field: keyof typeof texts) =>
    readSizedText(fields, field, texts[field].range, texts[field].why, report);
  const list = (field: keyof typeof lists) =>
    readList(fields, field, lists[field].range, lists[field].why, report);
  const title = text("title");
  const description = text("description");
  const excerpt = text("excerpt");
  const category = readChoice(fields, "category", articleCategories, report);
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

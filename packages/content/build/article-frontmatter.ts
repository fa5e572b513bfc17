import { parseDocument } from "yaml";
import type { ArticleMeta } from "../src/blog/article-schema.ts";
import {
  type ArticleAuthor,
  type ArticleCategory,
  articleAuthors,
  articleCategories,
} from "../src/en/authors-and-categories.ts";
import { type PhotoKey, photos } from "../src/en/photos.ts";
import { readCover } from "./article-cover.ts";
import type { Report } from "./article-problems.ts";

/** The fields at the top of an article's file. */
export type ArticleFrontmatter = Omit<
  ArticleMeta,
  "id" | "slug" | "awaits" | "words" | "readTime" | "headings"
>;

type Fields = Readonly<Record<string, unknown>>;

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
] as const satisfies readonly (keyof ArticleFrontmatter)[];

/** In characters. */
const textLimits = { title: [15, 60], description: [110, 160], excerpt: [80, 200] } as const;

/** Why these lengths are advised. */
const reasons = {
  title: "Search engines cut longer ones off, and shorter ones say little.",
  description: "Search engines cut longer ones off, and replace shorter ones.",
  excerpt: "Cards stand side by side, and look best with texts of like length.",
  tags: "Readers look at the first few.",
  keywords: "A few words say best what the article is about.",
} as const;

const listLimits = { tags: [2, 5], keywords: [3, 8] } as const;

function readText(fields: Fields, field: keyof typeof textLimits, report: Report): string {
  const value = fields[field];
  const [least, most] = textLimits[field];
  if (value !== undefined && value !== null && typeof value !== "string") {
    report(field, "is not text. Put it in quotes.");
    return "";
  }
  if (typeof value !== "string" || value.trim() === "") {
    report(field, `is missing. Write ${least} to ${most} characters.`);
    return "";
  }
  const text = value.trim();
  if (text.length < least || text.length > most) {
    report(field, `is ${text.length} characters long. Write ${least} to ${most}.`, reasons[field]);
  }
  return text;
}

/** All choices or, if there are too many to read, those that begin most like the wrong one. */
export function closestOf(wrong: string, choices: readonly string[]): string {
  if (choices.length <= 12) return `Use one of: ${choices.join(", ")}.`;
  for (let length = wrong.length; length > 3; length -= 1) {
    const alike = choices.filter((choice) => choice.startsWith(wrong.slice(0, length)));
    if (alike.length > 0) return `Did you mean one of: ${alike.join(", ")}?`;
  }
  return `Use one of the ${choices.length} there are, such as ${choices[0]}.`;
}

function readChoice<Choice extends string>(
  fields: Fields,
  field: string,
  choices: readonly Choice[],
  report: Report,
): Choice | undefined {
  const value = fields[field];
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    const wrong = value === undefined ? "is missing" : `“${String(value)}” is not an option`;
    report(field, `${wrong}. ${closestOf(String(value ?? ""), choices)}`);
  }
  return choice;
}

function readDate(fields: Fields, field: "date" | "updated", report: Report): string {
  const value = fields[field];
  const text = typeof value === "string" ? value : "";
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse turns 31 June into 1 July, so a date is valid only if it survives the round trip.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text)) {
    const wrong = value === undefined ? "is missing" : `“${String(value)}” is not a valid date`;
    report(field, `${wrong}. Write it as YYYY-MM-DD, e.g. 2026-03-09.`);
  }
  return text;
}

function readList(fields: Fields, field: keyof typeof listLimits, report: Report): string[] {
  const value = fields[field];
  const [least, most] = listLimits[field];
  if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) {
    report(field, `must be a list. Write ${least} to ${most} items in [brackets].`);
    return [];
  }
  const items = value.map((item) => item.trim());
  if (items.length < least || items.length > most) {
    report(field, `has ${items.length} items. Write ${least} to ${most}.`, reasons[field]);
  }
  if (items.includes("")) report(field, "contains an empty item. Remove it.");
  if (new Set(items.map((item) => item.toLowerCase())).size < items.length) {
    report(field, "contains an item twice. Remove one of them.");
  }
  return items;
}

/** Whether an article is a draft is read before its other fields; here a mistake in it is told. */
function checkDraft({ draft = false }: Fields, report: Report): void {
  if (typeof draft !== "boolean") {
    report("draft", "must be true or false. Remove it when the article may go online.");
  }
}

/**
 * Reads the YAML at the top of an article. Calls `report` with every problem and its solution. Returns
 * `undefined` if the fields cannot be used.
 */
export function readFrontmatter(yaml: string, report: Report): ArticleFrontmatter | undefined {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      report("front matter", `is invalid YAML: ${error.message.split("\n")[0]} Correct that line.`);
    }
    return undefined;
  }
  const value: unknown = document.toJS();
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report("front matter", `must have “field: value” lines for: ${fieldNames.join(", ")}.`);
    return undefined;
  }
  const fields: Fields = { ...value };
  for (const field of Object.keys(fields)) {
    if (field !== "draft" && !fieldNames.some((name) => name === field)) {
      report(field, `is not a field. Remove it, or use one of: ${fieldNames.join(", ")}.`);
    }
  }
  const title = readText(fields, "title", report);
  const description = readText(fields, "description", report);
  const excerpt = readText(fields, "excerpt", report);
  const category = readChoice<ArticleCategory>(fields, "category", articleCategories, report);
  const date = readDate(fields, "date", report);
  const updated = readDate(fields, "updated", report);
  if (updated < date) {
    report("updated", `is before date (${date}). Use the same day or a later one.`);
  }
  const authors = Object.keys(articleAuthors) as ArticleAuthor[];
  const author = readChoice(fields, "author", authors, report);
  const photo = readChoice(fields, "photo", Object.keys(photos) as PhotoKey[], report);
  const cover = readCover(fields.cover, report);
  checkDraft(fields, report);
  const tags = readList(fields, "tags", report);
  const keywords = readList(fields, "keywords", report);
  if (!category || !author || !photo) return undefined;
  return {
    title,
    description,
    excerpt,
    category,
    date,
    updated,
    author,
    photo,
    ...(cover ? { cover } : {}),
    tags,
    keywords,
  };
}

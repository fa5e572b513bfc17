import type { InLanguage } from "@kolam/content/model/basics/types";
import type { Report } from "./problems.ts";
import { closestOf } from "./problems.ts";
import { readYaml } from "./yaml-problems.ts";

/** The fields at the top of a file, as YAML reads them. */
export type Fields = Readonly<Record<string, unknown>>;

/** The least and the most of something. */
export type Range = readonly [least: number, most: number];

/** What every page's title and description should be: in characters, and why. */
export const searchTexts = {
  title: {
    range: [15, 60],
    why: "Search engines cut longer ones off, and shorter ones say little.",
  },
  description: {
    range: [110, 160],
    why: "Search engines cut longer ones off, and replace shorter ones.",
  },
} as const;

/** Reports problems, and knows which fields have one: what follows from it is none of its own. */
export function noting(report: Report): {
  readonly report: Report;
  /** Whether something is wrong with a field, or with a part of it. */
  readonly hasProblem: (field: string) => boolean;
} {
  const places: string[] = [];
  return {
    report: (where, ...said) => {
      places.push(where);
      report(where, ...said);
    },
    hasProblem: (field) => places.some((where) => where.split(/[.[]/)[0] === field),
  };
}

/** Whether a value of YAML is a mapping. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Parses the YAML at the top of a file and reports every field that is neither one of `names` nor
 * `draft`.
 * @returns `undefined` if there are no fields
 */
export function readFields(
  yaml: string,
  names: readonly string[],
  report: Report,
): Fields | undefined {
  const read = readYaml(yaml);
  if ("problems" in read) {
    // The line above the first is that of ---.
    for (const { line, message } of read.problems)
      report("front matter", message, undefined, line + 1);
    return undefined;
  }
  if (!isFields(read.fields)) {
    report("front matter", `must have “field: value” lines for: ${names.join(", ")}.`);
    return undefined;
  }
  // A field without a value is as one that is left out.
  const given = Object.entries(read.fields).filter(([, value]) => value !== null);
  const fields: Fields = Object.fromEntries(given);
  for (const field of Object.keys(fields)) {
    if (field !== "draft" && !names.includes(field)) {
      report(field, `is not a field. Remove it, or use one of: ${names.join(", ")}.`);
    }
  }
  // Whether a file is a draft is read before its other fields; here a mistake in it is reported.
  if (typeof (fields.draft ?? false) !== "boolean") {
    report("draft", "must be true or false. Remove it when the page may go online.");
  }
  return fields;
}

/** Reads a text of any length. */
export function readText(fields: Fields, field: string, report: Report, within = ""): string {
  const value = fields[field];
  if (value !== undefined && value !== null && typeof value !== "string") {
    report(within + field, "is not text. Put it in quotes.");
    return "";
  }
  if (typeof value !== "string" || value.trim() === "") {
    report(within + field, "is missing. Write it.");
    return "";
  }
  return value.trim();
}

/**
 * Reads a text which should have so many characters.
 * @param why why this length is advised
 */
export function readSizedText(
  fields: Fields,
  field: string,
  [least, most]: Range,
  why: string,
  report: Report,
): string {
  const text = readText(fields, field, (where, message) =>
    report(where, message.replace("Write it.", `Write ${least} to ${most} characters.`)),
  );
  if (text !== "" && (text.length < least || text.length > most)) {
    report(field, `is ${text.length} characters long. Write ${least} to ${most}.`, why);
  }
  return text;
}

/** Reads one of the choices. */
export function readChoice<Choice extends string>(
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

/** Reads a day, as `YYYY-MM-DD`. */
export function readDate(fields: Fields, field: string, report: Report): string {
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

/** Reads the days of publication and of the last change. */
export function readDates(fields: Fields, report: Report): { date: string; updated: string } {
  const noted = noting(report);
  const date = readDate(fields, "date", noted.report);
  const updated = readDate(fields, "updated", noted.report);
  if (updated < date && !noted.hasProblem("date") && !noted.hasProblem("updated")) {
    report("updated", `is before date (${date}). Use the same day or a later one.`);
  }
  return { date, updated };
}

/**
 * Reads a list of different texts, which should be so many.
 * @param why why this number is advised
 */
export function readList(
  fields: Fields,
  field: string,
  [least, most]: Range,
  why: string,
  report: Report,
): string[] {
  const value = fields[field];
  if (!Array.isArray(value) || !value.every((item) => typeof item === "string")) {
    report(field, `must be a list. Write ${least} to ${most} items in [brackets].`);
    return [];
  }
  const items = value.map((item) => item.trim());
  if (items.length < least || items.length > most) {
    report(field, `has ${items.length} items. Write ${least} to ${most}.`, why);
  }
  if (items.includes("")) report(field, "contains an empty item. Remove it.");
  const written = items.filter((item) => item !== "");
  if (new Set(written.map((item) => item.toLowerCase())).size < written.length) {
    report(field, "contains an item twice. Remove one of them.");
  }
  return items;
}

/** Reads a group of texts, such as a figure and its label; `undefined` if one is missing. */
export function readTexts<Name extends string>(
  value: unknown,
  where: string,
  names: readonly Name[],
  report: Report,
): Readonly<Record<Name, string>> | undefined {
  if (!isFields(value)) {
    report(where, `must have the fields ${names.join(", ")}.`);
    return undefined;
  }
  const texts = names.map((name) => [name, readText(value, name, report, `${where}.`)] as const);
  return texts.every(([, text]) => text !== "")
    ? (Object.fromEntries(texts) as Record<Name, string>)
    : undefined;
}

/** The language of a text that is not that of its folder, as a BCP 47 tag. */
export function readLanguage({ language }: Fields, report: Report): InLanguage {
  if (language === undefined) return {};
  try {
    return { language: new Intl.Locale(String(language)).toString() };
  } catch {
    report("language", "must be a language with its country, such as fr-TN, or left out.");
    return {};
  }
}

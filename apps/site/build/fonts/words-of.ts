import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";
import { folders, site } from "@kolam/resolve/current";

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];

/** The sources in a folder, without those that other folders have too. */
const sourcesIn = (folder: string, ...others: readonly string[]): string[] =>
  namesIn(folder)
    .filter((name) => /\.(?:ts|mdx)$/.test(name))
    .filter((name) => !others.some((other) => existsSync(join(other, name))))
    .map((name) => readFileSync(join(folder, name), "utf8"));

/** The sources of all that a language says. */
export function textOf(tag: string): string {
  const own = folders.words(tag);
  const [ownTexts = "", machineTexts = ""] = folders.texts(tag);
  return [
    ...sourcesIn(own),
    ...sourcesIn(folders.defaultWords(tag), own, folders.words(site.settings.languages[0])),
    ...sourcesIn(ownTexts),
    ...sourcesIn(machineTexts, ownTexts),
  ].join("\n");
}

/** The words of a text in letters of a script, each once. */
export function wordsIn(text: string, letters: RegExp): string[] {
  const words = new RegExp(`(?:${letters.source})+`, "gu");
  return [...new Set(withoutSoftHyphens(text).match(words))].sort();
}

/**
 * Names of days and months, which come from `Intl` and not from a source. Any year has them all.
 */
export function dateWords(language: string): string {
  const days = Array.from(
    { length: 12 * 28 },
    (_, day) => new Date(Date.UTC(2026, day % 12, day % 28)),
  );
  const formats = (["full", "long", "medium"] as const).map(
    (dateStyle) => new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }),
  );
  return days.flatMap((day) => formats.map((format) => format.format(day))).join(" ");
}

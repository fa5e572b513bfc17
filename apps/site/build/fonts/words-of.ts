import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";

/** The folders of the agency's words and of the machine's texts, each with one for each language. */
const folders = ["language", "texts/shell"].map((module) =>
  resolve(fileURLToPath(import.meta.resolve(`@kolam/content/${module}`)), "../.."),
);

/** The sources of all that a language says. */
export const textOf = (tag: string): string =>
  folders
    .map((folder) => join(folder, tag))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(?:ts|mdx)$/.test(name))
        .map((name) => readFileSync(join(folder, name), "utf8")),
    )
    .join("\n");

/** The words of a text in letters of a script, each once. */
export function wordsIn(text: string, letters: RegExp): string[] {
  const words = new RegExp(`(?:${letters.source})+`, "gu");
  return [...new Set(withoutSoftHyphens(text).match(words))].sort();
}

/** Names of days and months, which no source has: `Intl` says them. Any year has them all. */
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

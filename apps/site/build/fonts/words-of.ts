import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";
import { site } from "../../resolve/current.ts";
import { wordFolders } from "../../resolve/places.ts";

/** The sources of all that a language says. */
export const textOf = (tag: string): string =>
  wordFolders(site, [tag])
    .filter(existsSync)
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

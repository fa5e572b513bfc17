import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The fields that must be unique to a file, each with a number at its end. */
const unique = /^(project|title|description|summary|client): "?(.*?)"?$/gm;

/** A copy of a text with its own name, no longer than search engines show. */
const numbered = (text: string, number: number): string =>
  text.replace(
    unique,
    (_, field: string, words: string) => `${field}: "${words.slice(0, 150)} (${number})"`,
  );

/** Adds copies of the files in a folder until it has as many as wanted. */
function fill(folder: string, count: number): void {
  const files = globSync("*.mdx", { cwd: folder }).sort();
  for (let number = files.length; number < count; number += 1) {
    const original = readFileSync(join(folder, files[number % files.length] ?? ""), "utf8");
    writeFileSync(join(folder, `synthetic-${number}.mdx`), numbered(original, number));
  }
}

/**
 * Gives a copy of the words this many cases and landing pages, and its second language all pages of
 * the first, with the first one's words where it has no own ones.
 * @param words the folder with the languages
 */
export function writePages(words: string, count: number): void {
  fill(join(words, "en/cases"), count);
  fill(join(words, "en/landing"), count);
  for (const kind of ["cases", "landing"]) {
    cpSync(join(words, "en", kind), join(words, "hi", kind), {
      recursive: true,
      filter: (source) => !source.endsWith(".ts"),
    });
  }
  for (const meta of globSync("{pages/*.meta,services/*/meta}.ts", { cwd: join(words, "hi") })) {
    const isThere = readFileSync(join(words, "hi", meta), "utf8").includes("export const search");
    if (!isThere) cpSync(join(words, "en", meta), join(words, "hi", meta));
  }
}

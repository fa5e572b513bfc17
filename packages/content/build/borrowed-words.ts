/** Finds the texts that a language borrows from another one because it lacks their files. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@kolam/content/model/pages/languages";
import { folders, site } from "@kolam/resolve/current";
import { machineLanguage } from "@kolam/resolve/places";
import { fromRoot } from "@kolam/resolve/sites";
import { hasWords } from "./has-words.ts";
import { pathOf, withoutWords } from "./untranslated.ts";

/** A file that a language lacks, and the file of another language that is used instead. */
export interface Borrowed {
  /** The tag of the language. */
  readonly language: string;
  /** Whose words they are: the site's, or what the machine says in any site. */
  readonly of: "site" | "machine";
  /** The file's path in the folder of a language, such as `pages/terms.ts`. */
  readonly file: string;
  /** The file that takes its place, from the root of the repository. */
  readonly from: string;
  /** Where its own would be, from the root too. */
  readonly to: string;
}

const filesIn = (folder: string): string[] =>
  globSync("**/*.ts", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));

/** The files that a language lacks: those in one of some folders, but not in its own. */
function lacking(
  { tag, pages }: Language,
  of: Borrowed["of"],
  own: readonly string[],
  others: readonly string[],
): Borrowed[] {
  const files = [...new Set(others.flatMap(filesIn))].sort();
  return files.flatMap((file) => {
    const isOwn = own.some((folder) => existsSync(join(folder, file)));
    // A page without title and description does not exist in the language.
    const isMeta = of === "site" && file.endsWith("meta.ts");
    if (isOwn || isMeta || withoutWords.test(file)) return [];
    const page = pathOf(file);
    if (page !== undefined && !pages.includes(page)) return [];
    const from = others.map((folder) => join(folder, file)).find(existsSync) ?? "";
    if (!hasWords(readFileSync(from, "utf8"))) return [];
    return [
      { language: tag, of, file, from: fromRoot(from), to: fromRoot(join(own[0] ?? "", file)) },
    ];
  });
}

/**
 * What each language of the site borrows: words of the site's first language, and what the machine
 * says in another one.
 */
export function borrowedWords(): Borrowed[] {
  const [first] = site.settings.languages;
  return languages.flatMap((language) => {
    const { tag } = language;
    const words = [folders.words(tag)];
    const inFirst = tag === first ? [] : [folders.words(first)];
    return [
      ...lacking(language, "site", words, inFirst),
      ...lacking(
        language,
        "machine",
        [...words, ...inFirst, folders.defaultWords(tag)],
        [folders.defaultWords(machineLanguage)],
      ),
      ...lacking(language, "machine", folders.texts(tag), [
        ...folders.texts(first),
        ...folders.texts(machineLanguage),
      ]),
    ];
  });
}

/** The borrowed files that no setting allows, for which a production build fails. */
export function unsaidBorrowings(): Borrowed[] {
  const stays: Readonly<Record<string, readonly string[]>> = site.settings.staysInFirst ?? {};
  return borrowedWords().filter(
    ({ language, of, file }) =>
      of === "machine" || !(stays[language] ?? []).includes(file.replace(/\.ts$/, "")),
  );
}

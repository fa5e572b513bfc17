import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PageListError, type Pages } from "./read-pages.ts";
import type { SiteFolders, WordsFolder } from "./site-folders.ts";

/** The files with a language's words about a page: its own, or the first language's. */
export interface PageWordFiles {
  readonly name: string;
  /** Title, description and keywords. */
  readonly search: string;
  /** Only of a page that shows since when its words hold, which its author says. */
  readonly updated?: string;
}

/** What there is in a language. */
export interface LanguagePages {
  readonly tag: string;
  /** By the id of a fixed page. */
  readonly words: ReadonlyMap<string, PageWordFiles>;
  /** The file with title, description and keywords of the not-found page. */
  readonly notFound: string;
  /** By the id of a service: the words of its page and of its card. */
  readonly services: ReadonlyMap<string, { readonly page: string; readonly card: string }>;
  /** The fixed pages that the language lacks. */
  readonly absent: readonly string[];
}

/**
 * The module of a page or a service beside its words in a language: the machine's own one if the
 * site leaves it out in the first language too.
 */
function metaFile(
  { folder, defaults = [] }: WordsFolder,
  first: WordsFolder,
  id: string,
  isService: boolean,
): string {
  const name = isService ? `services/${id}/meta.ts` : `pages/${id}.meta.ts`;
  const own = join(folder, name);
  const isLeftOut = !existsSync(join(first.folder, name));
  const files = [own, ...(isLeftOut ? defaults : []).map((parent) => join(parent, name))];
  return files.find((file) => existsSync(file)) ?? own;
}

/** The constants that a module exports, without running it. */
function exportsOf(file: string): ReadonlySet<string> {
  const source = readFileSync(file, "utf8");
  return new Set([...source.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name));
}

/**
 * Finds the words of each language about each page. The first language has all of them; in another
 * one a page exists if it has title and description.
 * @throws {PageListError} with everything that is missing, a line each with the file
 */
export function readWords({ root, words }: SiteFolders, pages: Pages): LanguagePages[] {
  const problems: string[] = [];
  const named = (file: string) => relative(root, file).replaceAll("\\", "/");
  const missing = (file: string, what: string) => problems.push(`${named(file)}: ${what}`);
  const [first] = words;

  /** What a module exports; nothing if there is no such file. */
  const saidIn = (file: string) => (existsSync(file) ? exportsOf(file) : new Set<string>());
  /** A file of a service: of this language or else the first one. */
  const ownOr = (file: string, fallback: string, isNeeded: boolean) => {
    if (existsSync(file)) return file;
    if (isNeeded) missing(file, "is missing.");
    return fallback;
  };

  const readLanguage = (language: WordsFolder): LanguagePages => {
    const { tag, folder } = language;
    const isFirst = folder === first.folder;
    const absent: string[] = [];
    const entries = pages.fixed.map(({ id, isService }) => {
      const own = metaFile(language, first, id, isService);
      const fallback = metaFile(first, first, id, isService);
      const said = saidIn(own);
      const wanted = isFirst ? ["name", "search"] : said.size === 0 ? [] : ["name"];
      if (isFirst && !existsSync(own))
        missing(own, "is missing. It says the page’s name, title, description and keywords.");
      else
        for (const one of wanted.filter((name) => !said.has(name)))
          missing(own, `exports no \`${one}\`.`);
      if (!said.has("search")) absent.push(id);
      const fileOf = (name: string) => (said.has(name) ? own : fallback);
      const hasDay = said.has("updated") || saidIn(fallback).has("updated");
      return [
        id,
        {
          name: fileOf("name"),
          search: fileOf("search"),
          ...(hasDay ? { updated: fileOf("updated") } : {}),
        },
      ] as const;
    });
    const isThere = (id: string) => isFirst || !absent.includes(id);
    const services = pages.services.map((id) => {
      const at = (name: string) =>
        [join(folder, "services", id, name), join(first.folder, "services", id, name)] as const;
      const [page, firstPage] = at("page.ts");
      const [card, firstCard] = at("card.ts");
      return [
        id,
        {
          page: isThere(id) ? ownOr(page, firstPage, true) : firstPage,
          card: ownOr(card, firstCard, isThere(id)),
        },
      ] as const;
    });
    const notFound = metaFile(language, first, "not-found", false);
    const hasNotFound = pages.others.some(({ facts }) => facts.path === "*");
    const ownNotFound = saidIn(notFound).has("search");
    if (hasNotFound && isFirst && !ownNotFound) missing(notFound, "exports no `search`.");
    return {
      tag,
      words: new Map(entries),
      notFound: ownNotFound ? notFound : metaFile(first, first, "not-found", false),
      services: new Map(services),
      absent: isFirst ? [] : absent,
    };
  };

  const languages = words.map(readLanguage);
  if (problems.length > 0) throw new PageListError([...new Set(problems)].sort().join("\n"));
  return languages;
}

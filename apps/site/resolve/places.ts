import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root, type Site, SiteError } from "./sites.ts";

/** What every import of something of the site begins with. No package can have this name. */
export const prefix = "@site/";

/** Texts of the machine are there in this language at least. */
const machineLanguage = "en";

const once = (folders: readonly string[]) => [...new Set(folders)];

/** The folders of a site, for what reads files. */
export function foldersOf({ folder, settings }: Site) {
  const content = resolve(folder, settings.content ?? ".");
  return {
    site: folder,
    facts: join(content, "facts"),
    pictures: join(content, "pictures"),
    films: join(content, "films"),
    /** The words in one language, without what falls back to the first. */
    words: (tag: string) => join(content, tag),
  };
}

/**
 * The folders in which an import of the site looks, in their order. The first that has the file
 * counts: words that a language lacks are those of the site's first one.
 */
export function placesOf(site: Site, language: string): (room: string) => readonly string[] {
  const { facts, words } = foldersOf(site);
  const [first] = site.settings.languages;
  const texts = (tag: string) => [
    join(site.folder, "texts", tag),
    join(root, "packages/content/texts", tag),
  ];
  const rooms: Readonly<Record<string, readonly string[]>> = {
    facts: [facts],
    words: once([words(language), words(first)]),
    texts: once([language, first, machineLanguage].flatMap(texts)),
  };
  return (room) => rooms[room] ?? [join(site.folder, room)];
}

/** What an import may leave out at its end. */
const endings = ["", ".ts", ".tsx"];

/** The rooms whose files may be in one of several folders. */
export const fallingBack = ["words", "texts"] as const;

/**
 * The file of an import such as `@site/words/pages/home`.
 * @throws {SiteError} if the site has none
 */
export function fileOf(specifier: string, site: Site, language: string): string {
  const [room = "", ...path] = specifier.slice(prefix.length).split("/");
  const places = path.length > 0 ? placesOf(site, language)(room) : [site.folder];
  const name = path.length > 0 ? path.join("/") : room;
  for (const place of places) {
    for (const ending of endings) {
      const file = join(place, name + ending);
      if (/\.\w+$/.test(file) && existsSync(file)) return file;
    }
  }
  throw new SiteError(
    `The site “${site.name}” has no ${specifier}. It was looked for in ${places.join(", ")}.`,
  );
}

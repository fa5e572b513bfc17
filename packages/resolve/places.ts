import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { root, type Site, SiteError } from "./sites.ts";

/** The prefix of every import from the site. No package can have this name. */
export const prefix = "@site/";

/** The language in which all interface texts exist. */
export const machineLanguage = "en";

/** The default for a site that leaves it out: what most agencies leave unchanged. */
const defaults = join(root, "apps/site/defaults");

const once = (folders: readonly string[]) => [...new Set(folders)];

/** The folders of a site, for what reads files. */
export function foldersOf({ folder, settings }: Site) {
  const content = resolve(folder, settings.content ?? ".");
  return {
    site: folder,
    /** The folder of its facts, texts and pictures. */
    content,
    /** The folder of the build's output: `dist` for the host and `build-out` for the tools. */
    output: settings.standard ? join(root, "apps/site") : folder,
    /** Where its settings are, in `.env`. */
    settings: settings.standard ? root : folder,
    /** The folder of generated files that are read as part of the site. */
    generated: join(folder, ".generated"),
    /** Of these, the lists of its articles, cases and landing pages in one language. */
    entries: (tag: string) => join(folder, ".generated/entries", tag),
    /** The day on which the text of each page last changed; tracked by Git. */
    dates: join(folder, "dates.txt"),
    brand: join(folder, "brand"),
    facts: join(content, "facts"),
    pictures: join(content, "pictures"),
    films: join(content, "films"),
    /** The texts in one language, without fallbacks to the first. */
    words: (tag: string) => join(content, tag),
    /** The defaults for what a site leaves out. */
    defaults,
    defaultWords: (tag: string) => join(defaults, "words", tag),
    /** What the machine says in a language: the site's own version of it, then the machine's. */
    texts: (tag: string) => [join(folder, "texts", tag), join(root, "packages/content/texts", tag)],
  };
}

/**
 * The folders in which an import from the site is looked up, in order. The first that has the file
 * wins. A language falls back to the site's first one, and the site falls back to the defaults.
 */
export function placesOf(site: Site, language: string): (room: string) => readonly string[] {
  const { facts, words, defaultWords, texts, generated, entries, pictures, films, brand } =
    foldersOf(site);
  const [first] = site.settings.languages;
  const lists = join(generated, "lists");
  const ofMachine = [first, machineLanguage].map(defaultWords);
  const rooms: Readonly<Record<string, readonly string[]>> = {
    facts: [facts, join(defaults, "facts")],
    pictures: [pictures],
    films: [films],
    words: once([words(language), words(first), defaultWords(language), ...ofMachine]),
    first: once([words(first), ...ofMachine]),
    brand: [brand, join(defaults, "brand")],
    drawings: [join(site.folder, "drawings"), join(defaults, "drawings")],
    lists: [lists],
    "lists/words": once([join(lists, language), join(lists, first)]),
    "lists/first": [join(lists, first)],
    // Each language has its own, if only an empty one.
    entries: [entries(language)],
    "entries/first": [entries(first)],
    generated: [generated],
    texts: once([language, first, machineLanguage].flatMap(texts)),
    "first-texts": once([first, machineLanguage].flatMap(texts)),
  };
  return (room) => rooms[room] ?? [join(site.folder, room)];
}

/** The folders of words and texts in some languages. */
export function wordFolders(site: Site, tags: readonly string[]): readonly string[] {
  const { words, defaultWords, texts } = foldersOf(site);
  return tags.flatMap((tag) => [words(tag), defaultWords(tag), ...texts(tag)]);
}

/** The folders of words and texts in every language that the site may say something in. */
export const allWordFolders = (site: Site): readonly string[] =>
  wordFolders(site, once([...site.settings.languages, machineLanguage]));

/**
 * A file's path in the one of these folders that it is in, with slashes; `undefined` if it is in
 * none of them.
 */
export function pathWithin(folders: readonly string[], file: string): string | undefined {
  const paths = folders.map((folder) => relative(folder, file).split(sep).join("/"));
  return paths.find((path) => path !== "" && !/^(?:\.\.|[a-z]:)/i.test(path));
}

/** The stylesheet of the typefaces; of a language's own, if it is written in other letters. */
const fontStyles = "fonts.css";

/** The extensions that an import may omit. */
const endings = ["", ".ts", ".tsx"];

/** What may be in one of several places, by the beginning of the import after {@link prefix}. */
export const fallingBack = [
  "facts/",
  "words/",
  "first/",
  "brand/",
  // The others are a service's own, and found by their folders.
  "drawings/home-drawings",
  "texts/",
  "first-texts/",
  "lists/words/",
  "lists/first/",
  "entries/",
  fontStyles,
] as const;

/**
 * The file of an import such as `@site/words/pages/home`.
 * @throws {SiteError} if the site has none
 */
export function fileOf(specifier: string, site: Site, language: string): string {
  if (specifier === prefix + fontStyles) {
    const files = placesOf(
      site,
      language,
    )("brand").flatMap((brand) =>
      [`${language}.css`, fontStyles].map((name) => join(brand, "fonts", name)),
    );
    const found = files.find(existsSync);
    if (found) return found;
  }
  const path = specifier.slice(prefix.length);
  const [, room = "", file = path] =
    /^((?:lists|entries)\/(?:words|first)|[^/]+)\/(.+)$/.exec(path) ?? [];
  const places = room ? placesOf(site, language)(room) : [site.folder];
  for (const place of places) {
    for (const ending of endings) {
      const found = join(place, file + ending);
      if (/\.\w+$/.test(found) && existsSync(found)) return found;
    }
  }
  throw new SiteError(
    `The site “${site.name}” has no ${specifier}. It was looked for in ${places.join(", ")}.`,
  );
}

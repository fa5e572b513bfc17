import { join } from "node:path";
import { foldersOf, machineLanguage } from "@kolam/resolve/places";
import { chooseSite, root, type Site } from "@kolam/resolve/sites";
import { typeSettings } from "@kolam/resolve/types";

/** The texts of a language. */
export interface WordsFolder {
  readonly tag: string;
  readonly folder: string;
  /** Where to find the machine's version of what the folder lacks. */
  readonly defaults?: readonly string[];
}

/** Where the pages of a site are, as absolute paths. */
export interface SiteFolders {
  /** The folder in which all others are, from which files are named. */
  readonly root: string;
  /**
   * Folders that have a folder for each page: the machine's, then the site's. A later one replaces
   * an earlier one of the same name.
   */
  readonly pages: readonly string[];
  /** The facts of the services, a file for each. */
  readonly services: string;
  /** The texts in each language, the first language first. */
  readonly words: readonly [WordsFolder, ...WordsFolder[]];
  /** The drawings of the services, a folder for each. */
  readonly caseDrawings: string;
  /** The module that composes the page of a service from its words. */
  readonly composedPage: string;
  /** The file with the day on which the text of each page last changed. */
  readonly dates: string;
  /** Where the lists are written. Nothing else is in this folder. */
  readonly lists: string;
  /** Where the lists of articles, cases and landing pages in a language are. */
  readonly entries: (tag: string) => string;
  /** The settings of the type checker, by their files. */
  readonly types: () => readonly (readonly [file: string, text: string])[];
}

/** The folders of a site of this repository; by default of the site that this process works on. */
export function siteFolders(site: Site = chooseSite(process.env.SITE)): SiteFolders {
  const { facts, generated, words, defaultWords, entries, dates } = foldersOf(site);
  const machine = join(root, "apps/site/src");
  const wordsIn = (tag: string) => ({ tag, folder: words(tag), defaults: [defaultWords(tag)] });
  const [first, ...others] = site.settings.languages;
  return {
    root,
    pages: [join(machine, "pages"), join(site.folder, "pages")],
    services: join(facts, "services"),
    words: [
      { ...wordsIn(first), defaults: [first, machineLanguage].map(defaultWords) },
      ...others.map(wordsIn),
    ],
    caseDrawings: join(site.folder, "drawings"),
    composedPage: join(machine, "sections/service/composed-service-page.tsx"),
    dates,
    lists: join(generated, "lists"),
    entries,
    types: () => typeSettings(site),
  };
}

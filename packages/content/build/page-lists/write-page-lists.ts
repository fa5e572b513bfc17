/**
 * Lists the pages that the folders have, for everything that has to know them: their paths, names,
 * components and data. Every command that needs the lists writes them first; Git ignores them.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { printLists } from "./print-lists.ts";
import { PageListError, readPages } from "./read-pages.ts";
import { readWords } from "./read-words.ts";
import { type SiteFolders, siteFolders } from "./site-folders.ts";

/**
 * The texts of all lists of a site, by their files.
 * @throws {PageListError} with every mistake in the folders
 */
export async function pageLists(folders: SiteFolders): Promise<ReadonlyMap<string, string>> {
  const pages = await readPages(folders);
  return printLists(folders, pages, readWords(folders, pages));
}

/** Writes a file at once, since other commands may be reading it. */
function replace(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Writes the lists that have changed, and removes those that are no longer any.
 * @throws {PageListError} with every mistake in the folders
 */
export async function writePageLists(folders: SiteFolders = siteFolders()): Promise<void> {
  const lists = await pageLists(folders);
  for (const [file, text] of lists) {
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) replace(file, text);
  }
  for (const name of globSync("**/*.{ts,tsx}", { cwd: folders.lists })) {
    const file = join(folders.lists, name);
    if (!lists.has(file)) rmSync(file, { force: true });
  }
}

if (import.meta.main) {
  try {
    await writePageLists();
  } catch (error) {
    if (!(error instanceof PageListError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Lists the pages that the folders have, for everything that has to know them: their paths, names,
 * components and data. Every command that needs the lists writes them first; Git ignores them.
 */
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { emptyLists } from "../entry-lists.ts";
import { writeList } from "../write-list.ts";
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

/**
 * Empty lists of articles, cases and landing pages, by their files: until the real ones are
 * written.
 */
async function emptyEntries(folders: SiteFolders): Promise<[file: string, text: string][]> {
  const { services } = await readPages(folders);
  const empty = Object.entries(emptyLists(services));
  return folders.words.flatMap(({ tag }) =>
    empty.map(([name, text]): [string, string] => [join(folders.entries(tag), name), text]),
  );
}

/**
 * Whether there is a list, and it exports what an empty one does: a list that another version wrote
 * may not, and would stop whatever imports it, the command that writes it among them.
 */
function isOfThisVersion(file: string, empty: string): boolean {
  if (!existsSync(file)) return false;
  const list = readFileSync(file, "utf8");
  return [...empty.matchAll(/^export const \w+/gm)].every(([name]) => list.includes(name));
}

/** Removes the lists of articles, cases and landing pages in languages that are gone. */
function removeDeletedLanguages({ words, entries }: SiteFolders): void {
  const folder = dirname(entries(words[0].tag));
  const tags = new Set(words.map(({ tag }) => tag));
  for (const tag of readdirSync(folder)) {
    if (!tags.has(tag)) rmSync(join(folder, tag), { recursive: true });
  }
}

/**
 * Writes the lists that have changed, and removes those that are no longer needed.
 * @throws {PageListError} with every mistake in the folders
 */
export async function writePageLists(folders: SiteFolders = siteFolders()): Promise<void> {
  const lists = await pageLists(folders);
  for (const [file, text] of [...lists, ...folders.types()]) writeList(file, text);
  for (const name of globSync("**/*.{ts,tsx}", { cwd: folders.lists })) {
    const file = join(folders.lists, name);
    if (!lists.has(file)) rmSync(file, { force: true });
  }
  for (const [file, text] of await emptyEntries(folders)) {
    if (!isOfThisVersion(file, text)) writeList(file, text);
  }
  removeDeletedLanguages(folders);
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

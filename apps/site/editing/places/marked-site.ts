import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folders, site } from "@kolam/resolve/current";
import { allWordFolders, pathWithin } from "@kolam/resolve/places";
import { normalizePath, type Plugin } from "vite";
import { isEntryList } from "../../build/prerender/dev-articles.ts";
import type { Addresses } from "./addresses.ts";
import { isFactName, isName, literalsOf } from "./literals.ts";
import { markedLists } from "./marked-entries.ts";
import { markedModule, placedIn } from "./marked-module.ts";
import { ownFile } from "./own-file.ts";
import { versionOf } from "./version.ts";

/** The name of Vite's environment in which texts have marks. */
export const environment = "marked";

/** Where facts are written. */
export const factFolders = [folders.facts, join(folders.defaults, "facts")];

/** Where the texts of a site are written. */
export const wordsOfSite = [
  ...factFolders,
  ...allWordFolders(site),
  folders.brand,
  join(folders.defaults, "brand"),
  join(folders.site, "pages"),
  join(folders.site, "drawings"),
  join(folders.defaults, "drawings"),
];

/** Whether a module has texts for visitors. */
const isWritten = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(?:generated|test|stories)\./.test(file) &&
  pathWithin(wordsOfSite, file) !== undefined;

/** Whether the site overrides a module with its own, which does not build on it. */
function isReplaced(file: string): boolean {
  const own = ownFile(file) ?? "";
  return existsSync(own) && !readFileSync(own, "utf8").includes("@kolam/content/texts/");
}

/** Reads the texts of a module. */
export const readModule = (file: string, source: string, addresses: Addresses) =>
  addresses.number(file, literalsOf(source, file), versionOf(source));

/** Reads the texts of all modules of the site, so that they can be looked up by what they say. */
export function readModules(addresses: Addresses): void {
  for (const folder of wordsOfSite) {
    for (const name of globSync("**/*.{ts,tsx}", { cwd: folder })) {
      const file = normalizePath(join(folder, name));
      if (isWritten(file) && !isReplaced(file))
        readModule(file, readFileSync(file, "utf8"), addresses);
    }
  }
}

/** Modules that choose a text by its length, which marks must not change. */
const measures = /\/(?:model\/pages\/search-words|src\/seo\/page-meta)\.ts$/;
const length = /\b(\w+)\.length (?=[<>])/g;
const measured =
  'const unmarked = (value) => typeof value === "string" ? value.replace(/[\\u{f0000}-\\u{10fffd}]/gu, "") : value;\n';

/** In a separate environment, adds markers to the site's texts that identify their source. */
export function markedSite(addresses: Addresses): Plugin {
  /** Read for the first of the lists, until a file changes. */
  let lists: ReturnType<typeof markedLists> | undefined;
  return {
    name: "kolam:marked-site",
    apply: (_, { command, mode }) => command === "serve" && mode === "development",
    enforce: "pre",
    config: () => ({ environments: { [environment]: { consumer: "server" as const } } }),
    applyToEnvironment: ({ name }) => name === environment,
    watchChange() {
      lists = undefined;
    },
    async load(id) {
      if (!isEntryList({ id })) return undefined;
      lists ??= markedLists(addresses);
      return [...(await lists)].find(([file]) => normalizePath(file) === id)?.[1];
    },
    transform(source, id) {
      if (measures.test(id)) {
        return { code: measured + source.replace(length, "unmarked($1).length "), map: null };
      }
      if (!isWritten(id)) return undefined;
      const isOther = pathWithin(factFolders, id) === undefined ? isName : isFactName;
      // Places and version are those of the file: what it says here has soft hyphens by now.
      const written = readModule(id, readFileSync(id, "utf8"), addresses);
      const texts = placedIn(source, id, written) ?? readModule(id, source, addresses);
      const said = texts.filter(({ value }) => !isOther(value));
      return { code: markedModule(source, said), map: null };
    },
  };
}

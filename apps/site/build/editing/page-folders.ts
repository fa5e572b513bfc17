import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";

const root = resolve(import.meta.dirname, "../../../..");
const script = resolve(root, "packages/content/build/page-lists/write-page-lists.ts");

/** What the lists of pages are made from, besides the files that these import. */
const listed =
  /\/(?:pages\/[^/]+\/(?:page|data|[^/]+-page)\.tsx?|facts\/services\/[^/]+\.ts|(?:[^/]+\.)?meta\.ts|card\.ts)$/;

/** In development, updates the lists when a page's folder is added, changed or removed. */
export function pageFolders(): Plugin {
  return {
    name: "kolam:page-folders",
    apply: "serve",
    configureServer({ watcher, config }) {
      const write = (file: string) => {
        if (!listed.test(normalizePath(file))) return;
        execFile(process.execPath, [script], (_error, _out, mistakes) => {
          if (mistakes) config.logger.error(mistakes.trim());
        });
      };
      for (const event of ["add", "change", "unlink"]) watcher.on(event, write);
    },
  };
}

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const pages = join(root, "apps/site/src/pages");
const importPattern = /(?:from |import\()"([^"]+)"/g;

/** The file that an import of the site's or the kit's sources leads to. */
function fileOf(specifier: string, from: string): string | undefined {
  const [, band, part] = /^@kolam\/ui\/(?:bands\/([\w-]+)|([\w-]+))$/.exec(specifier) ?? [];
  if (band) return join(root, "packages/ui/bands", band, `${band}.tsx`);
  if (part) return join(root, "packages/ui/src", part, `${part}.tsx`);
  return specifier.startsWith(".") ? join(dirname(from), specifier) : undefined;
}

function reach(file: string, seen: Set<string>): void {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(importPattern)) {
    const next = fileOf(specifier, file);
    if (next) reach(next, seen);
  }
}

/** The ids of the machine's pages. */
export const pageIds = (): readonly string[] =>
  globSync("*/*-page.tsx", { cwd: pages })
    .map((file) => basename(dirname(file)))
    .sort();

/** The ids of the pages that a test names, as `"quote"` or `"/blog#top"`. */
export const pagesIn = (source: string): readonly string[] =>
  pageIds().filter((id) => new RegExp(`["'\`/.]${id}["'\`/#?.]`).test(source));

/** The folders of the kit's parts that these pages have, with those around every page. */
export function partsOfPages(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  reach(join(root, "apps/site/src/shell/root.tsx"), seen);
  for (const id of ids) reach(join(pages, id, `${id}-page.tsx`), seen);
  return [...seen]
    .filter((file) => dirname(dirname(file)) === join(root, "packages/ui/src"))
    .filter((file) => basename(file, ".tsx") === basename(dirname(file)))
    .map((file) => basename(dirname(file)))
    .sort();
}

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { styleFilesFor } from "../../build/style-order.ts";
import { scriptSize, styleSize } from "./bundle.ts";

const dist = resolve(import.meta.dirname, "../../dist");

const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

/** The stylesheets that these exports need. */
function stylesheets(names: readonly string[], withBase: boolean): string[] {
  const files = names.map((name) => `${kebab(name)}/${kebab(name)}.tsx`);
  const own = files.flatMap((file) => styleFilesFor(file));
  const pieces = new Set(withBase ? ["base", ...own] : own);
  return [...pieces].map((piece) => join(dist, `css/${piece}.css`));
}

/** Sizes in bytes after gzip. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/** The file with the recorded sizes. */
export const recordFile = join(import.meta.dirname, "sizes.json");

/** The recorded sizes by name of export or group. */
export function readRecord(): Readonly<Record<string, Size>> {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};
}

/** The combined size of these exports, in bytes after gzip and without React; `withBase` adds `css/base.css`. */
export async function measure(names: readonly string[], withBase = false): Promise<Size> {
  const path = JSON.stringify(join(dist, "index.js"));
  return {
    js: await scriptSize(`export { ${names.join(", ")} } from ${path};`),
    css: await styleSize(stylesheets(names, withBase)),
  };
}

import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The folder that paths of sources are relative to. */
export const sourceRoot = resolve(import.meta.dirname, "../../..");

const folders = ["packages/ui/src", "apps/site/src"];

/** The texts of all files that the site is made of and whose names match, by path, in a fixed order. */
export function readSources(pattern: string): ReadonlyMap<string, string> {
  const paths = folders.flatMap((folder) =>
    globSync(`${folder}/**/${pattern}`, { cwd: sourceRoot }).sort(),
  );
  return new Map(paths.map((path) => [path, readFileSync(resolve(sourceRoot, path), "utf8")]));
}

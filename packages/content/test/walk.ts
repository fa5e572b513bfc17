import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { current } from "@kolam/content/model/pages/languages";
import { folders, site } from "@kolam/resolve/current";
import { wordFolders } from "@kolam/resolve/places";

/** Folders that have their own tests. */
const elsewhere = /^(?:blog|portfolio|landing)\//;
// The texts exist in more languages than the site has.
const walked = [
  folders.facts,
  ...wordFolders(site, [current.tag]),
  resolve(import.meta.dirname, "../model"),
].filter(existsSync);

/** A string and where it is, for example `services/planning/page.ts planning.hero.title`. */
export interface Place {
  readonly at: string;
  readonly text: string;
}

/** Every module except those of the articles, which have their own tests. */
const modules: { file: string; exports: Readonly<Record<string, unknown>> }[] = await Promise.all(
  walked.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => file.endsWith(".ts") && !elsewhere.test(file))
      .sort()
      .map(async (file) => ({
        file,
        exports: await import(join(folder, file)),
      })),
  ),
);

/** Calls `visit` once for every object and array in `value`. */
function visitObjects(
  value: unknown,
  at: string,
  seen: Set<object>,
  visit: (object: object, at: string) => void,
): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  visit(value, at);
  for (const [key, child] of Object.entries(value))
    visitObjects(child, `${at}.${key}`, seen, visit);
}

/** Every object of the package and where it is. */
export function objects(): { at: string; object: object }[] {
  const found: { at: string; object: object }[] = [];
  const seen = new Set<object>();
  for (const { file, exports } of modules)
    for (const [name, value] of Object.entries(exports))
      visitObjects(value, `${file} ${name}`, seen, (object, at) => found.push({ at, object }));
  return found;
}

/** Every string of the package and where it is. The results of functions are not included. */
export function strings(): Place[] {
  const found: Place[] = [];
  for (const { at, object } of objects())
    for (const [key, value] of Object.entries(object))
      if (typeof value === "string") found.push({ at: `${at}.${key}`, text: value });
  for (const { file, exports } of modules)
    for (const [name, value] of Object.entries(exports))
      if (typeof value === "string") found.push({ at: `${file} ${name}`, text: value });
  return found;
}

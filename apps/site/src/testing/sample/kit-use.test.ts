import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import * as kit from "@kolam/ui";
import { describe, expect, it } from "vitest";

const kitSource = resolve(import.meta.dirname, "../../../../../packages/ui/src");
/** The page that the consumers of the packed kit build. */
const example = resolve(import.meta.dirname, "../../../../../examples/consumers/page");
const runtimeFile = /^(?!.*\.(stories|test|fixture)\.tsx$).*\.tsx?$/;

const componentNames = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === "function")
  .map(([name]) => name);

/** The files of the kit and of the site that a source file imports, without type imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/\bimport type [^;]*;/g, "");
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, name = ""]) => {
    const path = name.startsWith("@kolam/ui/")
      ? resolve(kitSource, name.slice(10), `${name.slice(10)}.tsx`)
      : resolve(dirname(file), name);
    return name.startsWith(".") || name.startsWith("@kolam/ui/") ? [path] : [];
  });
}

/** All files that an entry imports, directly or indirectly. */
function importedFiles(entry: string): Set<string> {
  const found = new Set<string>();
  const next = [entry];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (found.has(file) || !runtimeFile.test(file) || !existsSync(file)) continue;
    found.add(file);
    next.push(...importsOf(file));
  }
  return found;
}

describe("the kit", () => {
  const files = importedFiles(resolve(import.meta.dirname, "../../routes.tsx"));
  const examples = readdirSync(example).map((name) => resolve(example, name));
  const sources = [...files, ...examples].map((file) => readFileSync(file, "utf8"));

  it("has components, and the site has files that import them", () => {
    expect(componentNames.length).toBeGreaterThanOrEqual(46);
    expect(files.size).toBeGreaterThan(100);
  });

  it.each(componentNames)("has %s, which the site or the example uses", (name) => {
    expect(sources.some((source) => new RegExp(`<${name}\\b`).test(source))).toBe(true);
  });
});

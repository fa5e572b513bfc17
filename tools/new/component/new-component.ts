import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../names.ts";
import { componentFiles } from "./component-template.ts";

const kit = resolve(import.meta.dirname, "../../../packages/ui");

const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

/** Inserts lines among the lines of a file with the same prefix, in alphabetical order. */
function insertSorted(file: string, prefix: string, lines: readonly string[]): void {
  const all = readFileSync(file, "utf8").split("\n");
  const first = all.findIndex((line) => line.startsWith(prefix));
  const [wanted = ""] = lines;
  const found = all.findIndex(
    (line, at) => at >= first && line.startsWith(prefix) && line > wanted,
  );
  const last = all.findLastIndex((line) => line.startsWith(prefix)) + 1;
  all.splice(found === -1 ? last : found, 0, ...lines);
  writeFileSync(file, all.join("\n"));
}

/**
 * Writes the files of a new component into a kit's folder and adds it to the entry and to the test of the exported
 * names.
 * @returns the paths of the new files
 * @throws {UsageError} if the name is not in PascalCase or is taken
 */
export function newComponent(name: string, folder = kit): string[] {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name)) {
    throw new UsageError(
      `"${name}" is not a component name. Write it in PascalCase, like PriceTable.`,
    );
  }
  const base = kebab(name);
  const home = join(folder, "src", base);
  if (existsSync(home)) throw new UsageError(`${name} exists already: ${home}`);
  mkdirSync(home);
  const files = Object.entries(componentFiles(name, base)).map(([file, text]) => {
    const path = join(home, file);
    writeFileSync(path, text);
    return path;
  });
  insertSorted(join(folder, "src/index.ts"), 'export * from "./', [
    `export * from "./${base}/${base}.definition.ts";`,
    `export * from "./${base}/${base}.tsx";`,
  ]);
  insertSorted(join(folder, "src/index.test.ts"), '  "', [`  "${name}",`]);
  return files;
}

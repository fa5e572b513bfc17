import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Checkout } from "../edit.ts";
import { UsageError } from "../names.ts";
import { componentFiles } from "./component-template.ts";

const kit = resolve(import.meta.dirname, "../../../packages/ui");

const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

/** The version in which new components appear: the kit's next minor version. */
function nextVersion(): string {
  const { version } = JSON.parse(readFileSync(join(kit, "package.json"), "utf8"));
  const [major, minor] = version.split(".").map(Number);
  return `${major}.${minor + 1}.0`;
}

/** Inserts lines among the lines of a text with the same prefix, in alphabetical order. */
function insertSorted(text: string, prefix: string, lines: readonly [string, ...string[]]): string {
  const all = text.split("\n");
  const next = all.findIndex((line) => line.startsWith(prefix) && line > lines[0]);
  const end = all.findLastIndex((line) => line.startsWith(prefix)) + 1;
  return all.toSpliced(next === -1 ? end : next, 0, ...lines).join("\n");
}

/**
 * Writes the files of a new component into a kit's folder and adds it to the entry and to the test
 * of the exported names.
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
  const home = `src/${base}`;
  const checkout = new Checkout(folder);
  if (checkout.exists(home)) {
    throw new UsageError(`${name} exists already: ${checkout.path(home)}`);
  }
  const files = Object.entries(componentFiles(name, base, nextVersion())).map(([file, text]) => {
    checkout.create(`${home}/${file}`, text);
    return checkout.path(`${home}/${file}`);
  });
  checkout.edit("src/index.ts", (text) =>
    insertSorted(text, 'export * from "./', [
      `export * from "./${base}/${base}.definition.ts";`,
      `export * from "./${base}/${base}.tsx";`,
    ]),
  );
  return files;
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };

const bands = join(import.meta.dirname, "../bands");

/** A file of a band: where it is, where it goes, and what is in it. */
interface BandFile {
  readonly path: string;
  readonly type: "registry:file";
  readonly target: string;
  readonly content: string;
}

/**
 * A band as an item of a shadcn registry (<https://ui.shadcn.com/docs/registry/registry-item-json>),
 * which `npx @kolam/ui add` reads as well. An item whose files all say their target is universal:
 * shadcn copies it as it is, into apps without Tailwind and without `components.json` too.
 */
export interface BandItem {
  readonly $schema: string;
  readonly name: string;
  readonly type: "registry:item";
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly dependencies: readonly string[];
  readonly files: readonly BandFile[];
  readonly docs: string;
  readonly categories: readonly string[];
}

/** What a band is, in the words of the comment on its component. */
function descriptionOf(name: string, source: string): string {
  const at = source.search(/^export function \w+Band\(/m);
  const comment = source.slice(source.lastIndexOf("/**", at), at);
  const lines = comment.match(/^(?:\/\*\*| \*)? ?(.*?)(?: ?\*\/)?$/gm) ?? [];
  const words = lines.map((line) => line.replace(/^(?:\/\*\*| \*(?!\/))|\*\/$/g, "").trim());
  const text = words
    .filter((line) => line !== "*/")
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  if (at < 0 || text === "") throw new Error(`bands/${name} says nothing about its component.`);
  return text;
}

const titleOf = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;

function itemOf(name: string): BandItem {
  const files = [`${name}.tsx`, `${name}.module.css`]
    .filter((file) => existsSync(join(bands, name, file)))
    .map((file) => ({
      path: `bands/${file}`,
      type: "registry:file" as const,
      target: `components/bands/${file}`,
      content: readFileSync(join(bands, name, file), "utf8"),
    }));
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name,
    type: "registry:item",
    title: titleOf(name),
    description: descriptionOf(name, files[0]?.content ?? ""),
    author: manifest.homepage,
    dependencies: [`${manifest.name}@^${manifest.version}`],
    files,
    docs: `Load @kolam/ui/styles.css once, before your own styles. The file is yours: change what you like.`,
    categories: ["marketing"],
  };
}

/** The bands as items of a registry, by name. */
export const bandItems = (): readonly BandItem[] =>
  readdirSync(bands, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map(itemOf);

/** What the registry has: its items without what they copy. */
export const registryIndex = (items: readonly BandItem[]) => ({
  $schema: "https://ui.shadcn.com/schema/registry.json",
  name: "kolam",
  homepage: manifest.homepage,
  items: items.map(({ $schema, files, ...item }) => ({
    ...item,
    files: files.map(({ content, ...file }) => file),
  })),
});

/**
 * Writes the registry: `registry.json` lists the items, and each has a file of its name with what
 * it copies.
 */
export function writeRegistry(folder: string): void {
  const items = bandItems();
  const write = (name: string, value: object) =>
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, undefined, 2)}\n`);
  mkdirSync(folder, { recursive: true });
  for (const item of items) write(item.name, item);
  write("registry", registryIndex(items));
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BandItem } from "../build/registry.ts";
import { Refused } from "./refused.ts";

/** How `add` is called. */
export const addUsage =
  "npx @kolam/ui add hero [closing …] [--out src/components/bands] [--force] | add --list";

/** Beside the command, in the published package. */
const registry = new URL("./registry/", import.meta.url);

const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, registry), "utf8"));

/**
 * Copies bands into an app, whose own they are from then on. It asks nothing, and writes all files
 * or none.
 * @returns what it has written, or with `--list` which bands there are
 * @throws Refused for a band that does not exist, or over a file that does
 */
export function add(args: readonly string[]): string {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      list: { type: "boolean", default: false },
      out: { type: "string" },
      force: { type: "boolean", default: false },
    },
  });
  const { items }: { items: readonly BandItem[] } = read("registry");
  const list = items.map(({ name, description }) => `${name.padEnd(14)} ${description}`).join("\n");
  if (values.list) return list;
  if (names.length === 0) throw new Refused(`${addUsage}\n\n${list}`);
  const unknown = names.filter((name) => !items.some((item) => item.name === name));
  if (unknown.length > 0) throw new Refused(`There is no band ${unknown.join(", ")}.\n\n${list}`);
  const folder = values.out ?? join(existsSync("src") ? "src" : ".", "components/bands");
  const files = [...new Set(names)].flatMap((name) =>
    (read(name) as BandItem).files.map(({ path, content }) => ({
      file: join(folder, path.replace("bands/", "")),
      content,
    })),
  );
  const there = files.map(({ file }) => file).filter((file) => existsSync(file));
  if (there.length > 0 && !values.force) {
    const are =
      there.length > 1 ? "exist. Add --force to replace them" : "exists. Add --force to replace it";
    throw new Refused(`Nothing was written: ${there.join(", ")} ${are}.`);
  }
  mkdirSync(folder, { recursive: true });
  for (const { file, content } of files) writeFileSync(file, content);
  return [
    ...files.map(({ file }) => `Wrote ${file}`),
    "They are yours. Load @kolam/ui/styles.css before them, once in the app.",
  ].join("\n");
}

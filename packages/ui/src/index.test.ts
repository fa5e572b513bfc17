import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as kit from "./index.ts";

const exported: Readonly<Record<string, unknown>> = { ...kit };
const entry = readFileSync(join(import.meta.dirname, "index.ts"), "utf8");

/** The folders of the components, which all have docs. */
const folders = globSync("*/*.docs.ts", { cwd: import.meta.dirname }).map(
  (file) => file.split(/[/\\]/)[0] ?? "",
);

const pascal = (kebab: string) =>
  kebab.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

it.each(folders)(
  "the kit exports the component of %s and its props; it has its own subpath",
  async (folder) => {
    const name = pascal(folder);
    const alone: Record<string, unknown> = { ...(await import(`./${folder}/${folder}.tsx`)) };
    expect(exported[name]).toBeTypeOf("function");
    expect(alone[name]).toBe(exported[name]);
    const source = readFileSync(join(import.meta.dirname, `${folder}/${folder}.tsx`), "utf8");
    expect(source).toMatch(new RegExp(`^export (interface|type) ${name}Props\\b`, "m"));
    expect(entry).toMatch(new RegExp(`\\* from "./${folder}/${folder}.tsx"|\\b${name}Props\\b`));
  },
);

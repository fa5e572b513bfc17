import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as kit from "./index.ts";

const exported: Readonly<Record<string, unknown>> = { ...kit };

/** The folders of the components, which all have docs. */
const folders = globSync("*/*.docs.ts", { cwd: import.meta.dirname }).map(
  (file) => file.split(/[/\\]/)[0] ?? "",
);

const pascal = (kebab: string) =>
  kebab.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

describe("the kit's entry", () => {
  it.each(folders)(
    "exports the component of %s, which also has its own subpath",
    async (folder) => {
      const alone: Record<string, unknown> = { ...(await import(`./${folder}/${folder}.tsx`)) };
      expect(exported[pascal(folder)]).toBeTypeOf("function");
      expect(alone[pascal(folder)]).toBe(exported[pascal(folder)]);
    },
  );

  const components = Object.keys(exported).filter((name) => /^[A-Z][A-Za-z]*[a-z]/.test(name));

  it.each(components)("exports the props of %s", (name) => {
    const read = (file: string) => readFileSync(resolve(import.meta.dirname, file), "utf8");
    const declaration = new RegExp(`^export (interface|type) ${name}Props\\b`, "m");
    const files = globSync("*/*.{ts,tsx}", { cwd: import.meta.dirname });
    const declaring = files.find((file) => declaration.test(read(file))) ?? "nowhere";
    const entry = read("index.ts");
    const named = new RegExp(`\\b${name}Props\\b`).test(entry);
    expect(named || entry.includes(`export * from "./${declaring}"`), declaring).toBe(true);
  });
});

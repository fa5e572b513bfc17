import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const source = resolve(import.meta.dirname, "../src");

const pascal = (kebab: string) =>
  kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The kit's components with their folders: those that the entry exports and that have stories. */
export function components(): { name: string; folder: string }[] {
  const entry = readFileSync(join(source, "index.ts"), "utf8");
  return readdirSync(source)
    .filter((folder) => entry.includes(`"./${folder}/${folder}.tsx"`))
    .filter((folder) => readdirSync(join(source, folder)).includes(`${folder}.stories.tsx`))
    .map((folder) => ({ name: pascal(folder), folder }))
    .filter(({ name, folder }) =>
      readFileSync(join(source, folder, `${folder}.tsx`), "utf8").includes(`function ${name}(`),
    );
}

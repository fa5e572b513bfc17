import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../results");

/** Prints a report and writes it, with all single figures, to `bench/results/`. */
export function writeResults(name: string, text: string, figures: object): void {
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, `${name}-${new Date().toISOString().replaceAll(":", "-")}`);
  writeFileSync(`${file}.md`, text);
  writeFileSync(`${file}.json`, JSON.stringify(figures, null, 2));
  console.log(`${text}\n${file}.md and .json`);
}

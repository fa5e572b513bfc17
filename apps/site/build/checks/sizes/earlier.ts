import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Earlier, largestOfEach, type Size } from "./size-report.ts";

const fileIn = (folder: string) => resolve(folder, "sizes.json");

/** What the previous build has measured; nothing before the first build. */
export function readEarlier(folder: string): Earlier {
  const file = fileIn(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Keeps the largest of each kind for the next build. */
export function writeSizes(folder: string, sizes: readonly Size[]): void {
  const amounts = largestOfEach(sizes).map(({ what, amount }) => [what, amount]);
  writeFileSync(fileIn(folder), JSON.stringify(Object.fromEntries(amounts), null, 2));
}

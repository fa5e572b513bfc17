import { resolve } from "node:path";
import { readNotes, writeNotes } from "@kolam/content/notes";
import { type Earlier, largestOfEach, type Size } from "./size-report.ts";

const fileIn = (folder: string) => resolve(folder, "sizes.json");

/** The measurements of the previous build; none before the first one. */
export function readEarlier(folder: string): Earlier {
  return readNotes<Earlier>(fileIn(folder)) ?? {};
}

/** Keeps the largest of each kind for the next build. */
export function writeSizes(folder: string, sizes: readonly Size[]): void {
  const amounts = largestOfEach(sizes).map(({ what, amount }) => [what, amount]);
  writeNotes(fileIn(folder), Object.fromEntries(amounts));
}

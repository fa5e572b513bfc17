import { existsSync, readFileSync } from "node:fs";
import { writeList } from "./write-list.ts";

/**
 * Reads what a command has noted for the next one; `undefined` if there is nothing, or nothing that
 * can be read: everything in notes can be found out again.
 */
export function readNotes<Notes>(file: string): Notes | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Notes something for the next command, whole or not at all. */
export const writeNotes = (file: string, notes: unknown): void =>
  writeList(file, JSON.stringify(notes));

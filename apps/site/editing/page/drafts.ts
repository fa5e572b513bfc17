import type { ReadText } from "../server/editor.ts";
import type { Part } from "../writing/parts.ts";

/** Where a draft is kept. A file that has changed has other texts in that place. */
const keyOf = ({ place, version }: ReadText) => `kolam:editing:${place}:${version}`;

/** Stores typed text on this device until it is in its file. */
export function keepDraft(read: ReadText, parts: readonly Part[]): void {
  localStorage.setItem(keyOf(read), JSON.stringify(parts));
}

export function dropDraft(read: ReadText): void {
  localStorage.removeItem(keyOf(read));
}

/** What was typed for a text and is not in its file yet. */
export function draftOf(read: ReadText): readonly Part[] | undefined {
  const kept = localStorage.getItem(keyOf(read));
  return kept === null ? undefined : JSON.parse(kept);
}

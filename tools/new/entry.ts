import { type EntryKind, newEntry } from "@kolam/content/new-entry";
import type { Checkout } from "./edit.ts";
import { wordsFolder } from "./names.ts";

/** Writes a draft of an article, a case or a landing page; a case is of a service. */
export function createEntry(checkout: Checkout, kind: EntryKind, name: string, service = ""): void {
  const { file, text } = newEntry(kind, name, { service });
  checkout.create(`${wordsFolder}/${file}`, text);
}

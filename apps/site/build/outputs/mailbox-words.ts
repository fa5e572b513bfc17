import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mailboxWords } from "@kolam/content/forms/mailbox-words";
import type { Words } from "@kolam/mailbox";

/**
 * Writes what the mailbox says to visitors.
 * @returns the file, which the mailbox's setting `MAILBOX_WORDS` names
 */
export function writeMailboxWords(folder: string): string {
  const file = join(folder, "mailbox-words.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(mailboxWords satisfies Partial<Words>, null, 2)}\n`);
  return file;
}

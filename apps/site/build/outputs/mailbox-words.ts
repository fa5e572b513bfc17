import { mkdirSync, writeFileSync } from "node:fs";
import { mailboxSays } from "../../config/mailbox-settings.ts";

/**
 * Writes all that the mailbox says to visitors.
 * @returns the file, which the mailbox's setting `MAILBOX_WORDS` names
 */
export function writeMailboxWords(folder: string): string {
  const file = `${folder}/mailbox-words.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(mailboxSays, null, 2)}\n`);
  return file;
}

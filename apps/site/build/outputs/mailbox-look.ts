import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mailboxLook } from "../../config/mailbox-settings.ts";

/**
 * Writes the look of the mailbox's pages.
 * @returns the file, which the mailbox's setting `MAILBOX_LOOK` names; none if the site has the
 *   kit's look
 */
export function writeMailboxLook(folder: string): string | undefined {
  const file = `${folder}/mailbox-look.json`;
  rmSync(file, { force: true });
  if (!mailboxLook) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(mailboxLook, null, 2)}\n`);
  return file;
}

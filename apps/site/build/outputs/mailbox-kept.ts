import { mkdirSync, writeFileSync } from "node:fs";
import { keptFor } from "@kolam/content/model/law/kept";
import { shownForms } from "@site/words/forms/forms";

/** For how many days the messages of each form are kept, by its name in mails; 0 has no end. */
export const mailboxKept = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    shownForms.flatMap(({ id, name }) => {
      const kept = keptFor(id);
      if (kept === undefined) return [];
      return [[name, kept === "untilLeft" ? 0 : kept]];
    }),
  );

/**
 * Writes for how long the site promises to keep the messages of each form.
 * @returns the file, which the mailbox's setting `MAILBOX_KEPT` names
 */
export function writeMailboxKept(folder: string): string {
  const file = `${folder}/mailbox-kept.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(mailboxKept(), null, 2)}\n`);
  return file;
}

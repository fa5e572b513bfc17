import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { confirmsNewsletter } from "@kolam/content/model/law/newsletter";
import { company } from "@site/facts/company";
import { newsletterWords } from "@site/texts/law/newsletter";
import { newsletter, newsletterForm } from "@site/words/forms/newsletter";

/** The mailbox's data for confirming addresses: above all the text beside the form. */
export const mailboxNewsletter = () => ({
  form: newsletterForm.name,
  sender: company.name,
  language: company.language,
  text: [newsletter.title, newsletter.lead, newsletter.note, newsletterWords.confirmed].join("\n"),
});

/**
 * Writes what the mailbox needs to confirm addresses for the newsletter.
 * @returns the file, which the mailbox's setting `MAILBOX_NEWSLETTER` names; none if it does not
 *   confirm them
 */
export function writeMailboxNewsletter(folder: string): string | undefined {
  const file = `${folder}/mailbox-newsletter.json`;
  rmSync(file, { force: true });
  if (!confirmsNewsletter) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(mailboxNewsletter(), null, 2)}\n`);
  return file;
}

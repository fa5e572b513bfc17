import { english, type Words } from "@kolam/mailbox";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { mailboxWords } from "@site/texts/forms/mailbox-words";
import type { SiteConfig } from "./site-config.ts";

/**
 * Everything that the mailbox says to visitors: its own words, and instead of them the agency's.
 */
export const mailboxSays = { ...english, ...mailboxWords } satisfies Words;

/** What the embedded mailbox has to know of the agency: who receives what, and in whose name. */
export interface MailboxSettings {
  /** The address behind each access key. */
  readonly keys: Readonly<Record<string, string>>;
  /** What it says to visitors. */
  readonly words: Words;
  /** The sender of every mail. */
  readonly mailFrom: string;
}

/** The settings of the mailbox that takes the forms of this site on this machine. */
export function mailboxSettings({ mail }: SiteConfig): MailboxSettings {
  return {
    keys: Object.fromEntries(
      (["careers", "hello"] as const).map((to) => [mail.keys[to], mailboxes[to].address]),
    ),
    words: mailboxSays,
    // A subdomain: filters take a sender of the recipients' own domain, whose answers go elsewhere,
    // for a forgery.
    mailFrom: `website@forms.${company.domain}`,
  };
}

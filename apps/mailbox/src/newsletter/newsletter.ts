import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { HttpError } from "../errors.ts";
import { refusalOf } from "../store/disk-error.ts";
import { replaceFile } from "../store/durable-files.ts";
import type { Store } from "../store/store.ts";
import { readSubmission, type Submission } from "../submission/submission.ts";
import { textIn, type Words } from "../words.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { type Postman, smtpPostman } from "./postman.ts";
import { openSendings } from "./sendings.ts";
import { codeOf, openKey, type Ticket, ticketIn, tokenOf } from "./tokens.ts";

const day = 24 * 60 * 60 * 1000;
/** How long a link in a mail confirms. */
const validMs = 3 * day;
/** If a server rejects this many addresses in a day, no more mails are sent until the next day. */
const maxRefused = 2;

/** Where the pages of the newsletter are, below the mailbox's address. */
export const newsletterPath = "/newsletter";

export type NewsletterConfig = NonNullable<Config["newsletter"]>;
export type Newsletter = ReturnType<typeof openNewsletter>;

/** The form name of unsubscriptions. */
export const leftForm = ({ form }: Pick<NewsletterConfig, "form">): string => `${form}: left`;

/** A name for a text that changes with its content. */
const versionOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Shows the link to whoever runs a mailbox without a relay, on the same machine. */
const loggingPostman = (log: (line: string) => void): Postman => ({
  async send(_to, raw) {
    const text = raw.toString().replaceAll("=\r\n", "").replaceAll("=3D", "=");
    log(`newsletter: no relay, so confirm at ${/https?:\S+\/join\?\S+/.exec(text)?.[0]}`);
  },
  close: () => {},
});

/**
 * Newsletter sign-ups with double opt-in: an entered address gets one mail, and only the link in it
 * creates a message for the staff, with the times and the text that was agreed to. Nothing is
 * stored about an address that is not confirmed.
 */
export function openNewsletter(
  config: NewsletterConfig,
  {
    store,
    config: { dataDir, keys, words },
    log,
  }: {
    store: Store;
    config: Pick<Config, "dataDir" | "keys" | "words">;
    log: (line: string) => void;
  },
) {
  const key = openKey(dataDir, log);
  const sendings = openSendings(dataDir, (address) => codeOf(key, address), config.perDay);
  const postman = config.smtp ? smtpPostman(config.smtp) : loggingPostman(log);
  let refusedAt: number[] = [];
  const versions = new Map(
    Object.entries(config.texts).map(([language, text]) => [language, versionOf(text)]),
  );
  /** What somebody agrees to can be shown as long as the mailbox is there. */
  const keepWords = (): void => {
    for (const [language, text] of Object.entries(config.texts)) {
      const path = join(dataDir, `newsletter-words-${versions.get(language)}.txt`);
      if (!existsSync(path) || readFileSync(path, "utf8") !== text) replaceFile(path, text);
    }
  };
  try {
    keepWords();
  } catch (error) {
    log(`newsletter: its words were not written: ${(error as Error).message}`);
  }
  const [anyKey] = Object.keys(keys);
  const linkOf = (ticket: Ticket): string =>
    `${config.url}${newsletterPath}/${ticket.kind}?t=${tokenOf(key, ticket)}`;
  const timeOf = (at: number): string => new Date(at).toISOString();

  /** A message for the staff about an address. */
  const submissionOf = (ticket: Ticket, form: string, lines: readonly string[]): Submission =>
    readSubmission(
      {
        kind: "json",
        files: [],
        bytes: 0,
        fields: new Map([
          // The site may have another key by now.
          ["access_key", Object.hasOwn(keys, ticket.key) ? ticket.key : (anyKey ?? "")],
          ["name", ticket.address],
          ["email", ticket.address],
          ["subject", ticket.subject],
          ["message", lines.join("\n")],
          ["form", form],
          // The same link pressed twice makes one message.
          ["submission_id", codeOf(key, `${form} ${JSON.stringify(ticket)}`).replace(/_/g, "-")],
        ]),
      },
      keys,
      words,
    );

  return {
    /** Whether a submission is a sign-up. */
    isSignUp: ({ form }: Submission): boolean => form === config.form,

    /**
     * Asks an address for a confirmation, unless it was asked today.
     * @throws HttpError 503 if the mail could not be sent, or if as many were today as may be, 507
     *   if the disk does not take a note of it
     */
    async ask({ email, key: accessKey, subject }: Submission, said: Words): Promise<void> {
      const now = Date.now();
      refusedAt = refusedAt.filter((at) => now - at < day);
      const letter = refusedAt.length < maxRefused ? sendings.reserve(email, now) : "full";
      // Otherwise a stranger could learn whose addresses were entered here.
      if (letter === "enough") return log("newsletter: an address was written to before");
      if (letter === "full") throw new HttpError(503, ["confirmFailed"], { retryAfter: 3600 });
      try {
        keepWords();
        // Before it is sent: on a disk that takes nothing, an address would get any number.
        await letter.keep();
      } catch (error) {
        letter.cancel();
        throw refusalOf(error);
      }
      const { language } = said;
      const version = versions.get(language) ?? [...versions.values()][0] ?? "";
      const ticket = { address: email, at: now, key: accessKey, subject, language, version };
      const links = {
        join: linkOf({ kind: "join", ...ticket }),
        leave: linkOf({ kind: "leave", ...ticket }),
      };
      const mail = await confirmationMail({
        to: email,
        from: config.from,
        sender: config.sender,
        words: said,
        id: codeOf(key, links.join).slice(0, 20),
        ...links,
      });
      try {
        await postman.send(email, mail);
        log("newsletter: asked an address to confirm");
      } catch (error) {
        const { responseCode = 0, message } = error as Error & { responseCode?: number };
        log(`newsletter: a mail was not sent: ${message.replaceAll(email, "…")}`);
        if (responseCode < 500) letter.cancel();
        else {
          refusedAt.push(now);
          if (refusedAt.length === maxRefused) {
            log("warning: newsletter: a second address was refused; no more letters for a day.");
          }
        }
        throw new HttpError(503, ["confirmFailed"], { retryAfter: 600 });
      }
    },

    /** The content of a link; undefined if it is not ours, or too old to confirm. */
    read(token: string, now = Date.now()): Ticket | undefined {
      const ticket = ticketIn(key, token);
      return ticket?.kind === "join" && now - ticket.at > validMs ? undefined : ticket;
    },

    /** Tells the staff that an address belongs on the list, with the proof. */
    async join(ticket: Ticket): Promise<void> {
      const leave = linkOf({ ...ticket, kind: "leave" });
      const message = [
        textIn(words, ["joinAddress", ticket.address]),
        textIn(words, ["joinAsked", timeOf(ticket.at)]),
        textIn(words, ["joinConfirmed", timeOf(Date.now())]),
        textIn(words, ["joinWords", ticket.version]),
        textIn(words, ["joinLeave", leave]),
      ];
      const fresh = submissionOf(ticket, config.form, message);
      // The time of the second press is no other message.
      await store.add({ ...fresh, digest: ticket.version });
    },

    /**
     * Never writes to an address again, deletes its sign-up, and tells the staff to take it off
     * the list.
     */
    async leave(ticket: Ticket): Promise<void> {
      await sendings.stop(ticket.address);
      const { address } = ticket;
      const ids = store.idsOf({ folder: "inbox", email: address, form: config.form });
      if (ids.length === 0) return;
      await store.add(
        submissionOf(ticket, leftForm(config), [textIn(words, ["leftMessage", address])]),
      );
      await store.erase(ids);
    },

    close: () => postman.close(),
  };
}

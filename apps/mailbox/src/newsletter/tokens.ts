import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../store/durable-files.ts";

/** The content of a link in a mail. */
export interface Ticket {
  readonly kind: "join" | "leave";
  readonly address: string;
  /** When it was made, in milliseconds. */
  readonly at: number;
  /** The access key of the form, and the mail's subject. */
  readonly key: string;
  readonly subject: string;
  readonly language: string;
  /** The text shown beside the form. */
  readonly version: string;
}

const keyBytes = 32;

/**
 * The mailbox's own key, which it makes when it is first needed. With a part of one, or with an
 * empty one, strangers could sign links.
 */
export function openKey(dataDir: string, log: (line: string) => void): Buffer {
  const path = join(dataDir, "newsletter.key");
  const kept = existsSync(path) ? readFileSync(path) : undefined;
  if (kept?.length === keyBytes) return kept;
  if (kept)
    log("warning: newsletter.key was damaged. Links in mails sent before are no longer good.");
  const key = randomBytes(keyBytes);
  replaceFile(path, key);
  return key;
}

/** The code that only whoever has the key can make of a text. */
export const codeOf = (key: Buffer, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

/** A ticket as encoded in a link: signed, so that nobody can make one for another address. */
export function tokenOf(key: Buffer, ticket: Ticket): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString("base64url");
  return `${body}.${codeOf(key, body)}`;
}

/** The ticket in a link; undefined if this mailbox has not made it. */
export function ticketIn(key: Buffer, token: string): Ticket | undefined {
  const [body = "", code = ""] = token.split(".");
  const expected = Buffer.from(codeOf(key, body));
  const given = Buffer.from(code);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, "base64url").toString());
}

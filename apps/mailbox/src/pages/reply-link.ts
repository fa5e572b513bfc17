import type { Entry } from "../index/entry.ts";
import { formatTime } from "./time.ts";

/** Longest address. Windows hands about 2,000 characters to a mail program. */
const longest = 2000;
/** Longest encoded subject, and longest encoded name; the mail itself has them whole. */
const longestHead = 500;

const cut = " [cut]";

/**
 * The beginning of a text, of at most `room` characters when encoded, and a mark where it was cut.
 */
function fitted(text: string, room: number): string {
  if (text.length <= room && encodeURIComponent(text).length <= room) return text;
  // Whole characters, so that none is cut in two.
  const characters = [...text.slice(0, 2 * room)].slice(0, room);
  const start = (): string => characters.join("").trimEnd() + cut;
  while (characters.length > 0 && encodeURIComponent(start()).length > room) {
    characters.length = Math.floor(characters.length * 0.9);
  }
  return start();
}

const head = (text: string): string => fitted(text, longestHead);

/** The part of the address before the question mark: RFC 6068 keeps `@` as it is. */
const mailbox = (email: string): string => encodeURIComponent(email).replaceAll("%40", "@");

/**
 * A `mailto:` link that opens the mail program with a reply: subject and quoted text (RFC 6068). A
 * text that does not fit is truncated, with a note.
 */
export function replyLink({ name, email, subject, receivedAt }: Entry, text: string): string {
  const intro = `${head(name) || email} wrote on ${formatTime(receivedAt)}:`;
  const start = `mailto:${mailbox(email)}?subject=${encodeURIComponent(`Re: ${head(subject)}`)}&body=`;
  const before = `\r\n\r\n${intro}\r\n`;
  const quotation = text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\r\n");
  const room = longest - start.length - encodeURIComponent(`${before}\r\n`).length;
  return `${start}${encodeURIComponent(`${before}${fitted(quotation, Math.max(room, 0))}\r\n`)}`;
}

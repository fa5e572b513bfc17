import type { Entry } from "../index/entry.ts";
import { formatTime } from "./time.ts";

/** Longest quotation in an address, encoded. Windows hands about 2,000 characters to a mail program. */
const longest = 1500;

function quoted(text: string): string {
  const lines = text.split("\n").map((line) => `> ${line}`.trimEnd());
  const whole = lines.join("\r\n");
  // Whole characters, so that none is cut in two.
  const characters = [...whole.slice(0, 2 * longest)].slice(0, longest);
  const start = (): string => characters.join("");
  while (encodeURIComponent(start()).length > longest) {
    characters.length = Math.floor(characters.length * 0.9);
  }
  return start() === whole ? whole : `${start().trimEnd()} …`;
}

/** An address that opens the mail program with an answer: subject and quoted text (RFC 6068). */
export function replyLink({ name, email, subject, receivedAt }: Entry, text: string): string {
  const intro = `${name || email} wrote on ${formatTime(receivedAt)}:`;
  const body = `\r\n\r\n${intro}\r\n${quoted(text)}\r\n`;
  const [head, content] = [`Re: ${subject}`, body].map(encodeURIComponent);
  return `mailto:${encodeURIComponent(email)}?subject=${head}&body=${content}`;
}

/** A mail to be written by the visitor's mail program. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** A `mailto:` link, and whether it contains the whole text. */
export interface MailLink {
  readonly href: string;
  readonly complete: boolean;
}

/** The longest link, in characters. Mail programs on Windows cut links off at about 2,000. */
const maxLength = 1800;
/** Marks the place where a text was shortened. */
const ellipsis = "\n[…]";

/** Encodes text for a link. Half of a surrogate pair cannot be encoded and is replaced. */
function encode(text: string): string {
  return encodeURIComponent(
    text.replace(/[\ud800-\udfff]/gu, "\ufffd").replace(/\r\n?|\n/g, "\r\n"),
  );
}

/** As many whole characters of `text` as fit into `room` characters when encoded. */
function startOf(text: string, room: number): string {
  let used = 0;
  let taken = "";
  for (const character of text) {
    used += encode(character).length;
    if (used > room) break;
    taken += character;
  }
  return taken;
}

/** A link that opens a mail with everything filled in. A text that is too long is shortened. */
export function mailLink({ to, subject, body }: Letter): MailLink {
  const line = startOf(subject.replace(/\s+/g, " "), 600);
  const head = `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encode(line)}&body=`;
  const whole = encode(body);
  if (head.length + whole.length <= maxLength) return { href: head + whole, complete: true };
  const start = startOf(body, maxLength - head.length - encode(ellipsis).length);
  return { href: head + encode(start + ellipsis), complete: false };
}

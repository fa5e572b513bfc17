/** A ready-made mail. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** A `mailto:` link, and whether the whole text fitted into it. */
export interface MailLink {
  readonly href: string;
  readonly complete: boolean;
}

/** Longest link in characters. Mail programs under Windows cut links off at about 2,000. */
const longest = 1800;
/** Stands where a text was cut. */
const cut = "\n[…]";

/** Encodes text for a link. A half of a surrogate pair, which cannot be encoded, is replaced. */
function encode(text: string): string {
  return encodeURIComponent(
    text.replace(/[\ud800-\udfff]/gu, "\ufffd").replace(/\r\n?|\n/g, "\r\n"),
  );
}

/** As many whole characters of `text` as fit into `room` when encoded. */
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

/** The link that opens a mail with everything filled in, shortened where the text is too long. */
export function mailLink({ to, subject, body }: Letter): MailLink {
  const line = startOf(subject.replace(/\s+/g, " "), 600);
  const head = `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encode(line)}&body=`;
  const whole = encode(body);
  if (head.length + whole.length <= longest) return { href: head + whole, complete: true };
  const start = startOf(body, longest - head.length - encode(cut).length);
  return { href: head + encode(start + cut), complete: false };
}

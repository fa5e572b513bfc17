import addressparser from "nodemailer/lib/addressparser";
import type { Attachment } from "../submission/attachment.ts";
import { mailboxHeaders } from "./compose-mail.ts";

/** A parsed mail. Covers what the mailbox itself writes: one text part, UTF-8, and attached files. */
export type Mail = {
  /** Decoded, in the order of the mail. */
  headers: readonly (readonly [name: string, value: string])[];
  /** With `\n` line ends, without the line break at the end of the mail. */
  text: string;
  attachments: readonly Attachment[];
};

export type Person = { name: string; address: string };

const encodedWord = /=\?utf-8\?([bq])\?([^?\s]*)\?=/gi;

function wordBytes(kind: string, data: string): Buffer {
  if (kind.toLowerCase() === "b") return Buffer.from(data, "base64");
  return quotedPrintableBytes(data.replaceAll("_", "=20"));
}

function quotedPrintableBytes(data: string): Buffer {
  const joined = data.replace(/=\r?\n/g, "");
  const bytes = joined.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1");
}

/** Decodes the encoded words of a header value (RFC 2047). A character may span adjacent words. */
function decodeWords(value: string): string {
  const words = new RegExp(`(?:${encodedWord.source})(?:\\s+${encodedWord.source})*`, "gi");
  return value.replace(words, (run) =>
    Buffer.concat(
      [...run.matchAll(encodedWord)].map(([, kind = "", data = ""]) => wordBytes(kind, data)),
    ).toString("utf8"),
  );
}

function rawHeaders(head: string): [string, string][] {
  return head
    .replace(/\r?\n(?=[ \t])/g, "")
    .split(/\r?\n/)
    .filter((line) => line.includes(":"))
    .map((line) => {
      const cut = line.indexOf(":");
      return [line.slice(0, cut), line.slice(cut + 1).trim()];
    });
}

function split(raw: Buffer): { head: string; body: Buffer } {
  const end = raw.indexOf("\r\n\r\n");
  if (end < 0) return { head: raw.toString("utf8"), body: Buffer.alloc(0) };
  return { head: raw.subarray(0, end).toString("utf8"), body: raw.subarray(end + 4) };
}

/** The value of a header, whatever the case of its name; "" if it is missing. */
export function header(headers: Mail["headers"], name: string): string {
  const wanted = name.toLowerCase();
  return headers.find(([key]) => key.toLowerCase() === wanted)?.[1] ?? "";
}

/** The first person of an address header. `value` is the raw header, not yet decoded. */
function person(value: string): Person {
  const [first] = addressparser(value, { flatten: true });
  return { name: decodeWords(first?.name ?? ""), address: first?.address ?? "" };
}

/** The sender of the form. */
function sender(headers: Mail["headers"]): Person {
  const own = /^(.*) <([^<>]*)>$/.exec(decodeWords(header(headers, mailboxHeaders.sender)));
  if (own) return { name: own[1] ?? "", address: own[2] ?? "" };
  return person(header(headers, "Reply-To"));
}

/** Parses the headers of a mail. The body may be missing or incomplete. */
export function readHead(raw: Buffer): {
  headers: Mail["headers"];
  from: Person;
  replyTo: Person;
  to: Person;
} {
  const headers = rawHeaders(split(raw).head);
  return {
    headers: headers.map(([name, value]) => [name, decodeWords(value)] as const),
    from: person(header(headers, "From")),
    replyTo: sender(headers),
    to: person(header(headers, "To")),
  };
}

/** The decoded content of a part with these headers. */
function content(headers: readonly (readonly [string, string])[], body: Buffer): Buffer {
  const encoding = header(headers, "Content-Transfer-Encoding").toLowerCase();
  if (encoding === "base64") return Buffer.from(body.toString("latin1"), "base64");
  return encoding === "quoted-printable" ? quotedPrintableBytes(body.toString("latin1")) : body;
}

/** A parameter of a structured header, also in parts and with a character set (RFC 2231). */
function parameter(value: string, name: string): string {
  const parts = [...value.matchAll(/;\s*([^=\s;]+)=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g)].filter(
    ([, key = ""]) => key.replace(/\*.*$/, "").toLowerCase() === name,
  );
  const bytes = parts.map(([, key = "", quoted = "", plain = ""]) => {
    const text = quoted.replace(/\\(.)/g, "$1") || plain;
    if (!key.endsWith("*")) return Buffer.from(text);
    return quotedPrintableBytes(text.replace(/^utf-8''/i, "").replaceAll("%", "="));
  });
  // A character may be split between two parts.
  return Buffer.concat(bytes).toString("utf8");
}

/** The parts of a multipart body. Its boundary occurs in no part, because the parts are encoded. */
function bodyParts(body: Buffer, boundary: string): Buffer[] {
  const parts: Buffer[] = [];
  const mark = Buffer.from(`\r\n--${boundary}`);
  const all = Buffer.concat([Buffer.from("\r\n"), body]);
  let from = all.indexOf(mark);
  while (from >= 0) {
    const to = all.indexOf(mark, from + 1);
    if (to < 0) break;
    parts.push(all.subarray(from + mark.length + 2, to));
    from = to;
  }
  return parts;
}

const textOf = (bytes: Buffer): string =>
  bytes.toString("utf8").replaceAll("\r\n", "\n").replace(/\n$/, "");

/** Parses a mail that the mailbox wrote. */
export function readMail(raw: Buffer): Mail {
  const { head, body } = split(raw);
  const rawHead = rawHeaders(head);
  const { headers } = readHead(raw);
  const boundary = parameter(header(rawHead, "Content-Type"), "boundary");
  if (boundary === "") return { headers, text: textOf(content(headers, body)), attachments: [] };
  const [text, ...files] = bodyParts(body, boundary).map((part) => {
    const own = split(part);
    const names = rawHeaders(own.head);
    return {
      filename: parameter(header(names, "Content-Disposition"), "filename"),
      type: header(names, "Content-Type").split(";", 1)[0] ?? "",
      content: content(names, own.body),
    };
  });
  return { headers, text: textOf(text?.content ?? Buffer.alloc(0)), attachments: files };
}

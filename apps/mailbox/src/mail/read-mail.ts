import addressparser from "nodemailer/lib/addressparser";
import { parseHeaderValue } from "nodemailer/lib/mime-funcs";
import type { Attachment } from "../submission/attachment.ts";
import { escapedBytes } from "../submission/text.ts";
import { mailboxHeaders } from "./compose-mail.ts";

type Headers = readonly (readonly [name: string, value: string])[];
type Person = { name: string; address: string };

export type Mail = ReturnType<typeof readMail>;

const encodedWord = /=\?utf-8\?([bq])\?([^?\s]*)\?=/gi;
const encodedWords = new RegExp(`${encodedWord.source}(?:\\s+${encodedWord.source})*`, "gi");

const quotedPrintableBytes = (data: string): Buffer =>
  escapedBytes(data.replace(/=\r?\n/g, ""), "=");

/** Decodes the encoded words of a header value (RFC 2047). A character may span adjacent words. */
function decodeWords(value: string): string {
  return value.replace(encodedWords, (run) =>
    Buffer.concat(
      [...run.matchAll(encodedWord)].map(([, kind = "", data = ""]) =>
        kind.toLowerCase() === "b"
          ? Buffer.from(data, "base64")
          : quotedPrintableBytes(data.replaceAll("_", "=20")),
      ),
    ).toString("utf8"),
  );
}

function split(raw: Buffer): { headers: Headers; body: Buffer } {
  const end = raw.indexOf("\r\n\r\n");
  const headers = (end < 0 ? raw : raw.subarray(0, end))
    .toString("utf8")
    .replace(/\r?\n(?=[ \t])/g, "")
    .split(/\r?\n/)
    .filter((line) => line.includes(":"))
    .map((line) => {
      const cut = line.indexOf(":");
      return [line.slice(0, cut), line.slice(cut + 1).trim()] as const;
    });
  return { headers, body: end < 0 ? Buffer.alloc(0) : raw.subarray(end + 4) };
}

/** The value of a header, regardless of the case of its name; "" if it is missing. */
export function header(headers: Headers, name: string): string {
  const wanted = name.toLowerCase();
  return headers.find(([key]) => key.toLowerCase() === wanted)?.[1] ?? "";
}

function person(headers: Headers, name: string): Person {
  const [first] = addressparser(header(headers, name), { flatten: true });
  return { name: decodeWords(first?.name ?? ""), address: first?.address ?? "" };
}

function sender(headers: Headers): Person {
  const own = /^(.*) <([^<>]*)>$/.exec(decodeWords(header(headers, mailboxHeaders.sender)));
  return own ? { name: own[1] ?? "", address: own[2] ?? "" } : person(headers, "Reply-To");
}

function content(headers: Headers, body: Buffer): Buffer {
  const encoding = header(headers, "Content-Transfer-Encoding").toLowerCase();
  if (encoding === "base64") return Buffer.from(body.toString("latin1"), "base64");
  return encoding === "quoted-printable" ? quotedPrintableBytes(body.toString("latin1")) : body;
}

type Part = { headers: Headers; body: Buffer };

/** Multipart bodies within each other. Our mails have two; reading a pile of them would take hours. */
const maxDepth = 3;

/**
 * The parts of a multipart body; the last may be cut. Its boundary occurs in no part, because the
 * parts are encoded.
 */
function bodyParts(body: Buffer, boundary: string, depth: number): Part[] {
  const parts: Part[] = [];
  const mark = Buffer.from(`\r\n--${boundary}`);
  const all = Buffer.concat([Buffer.from("\r\n"), body]);
  for (let from = all.indexOf(mark); from >= 0; ) {
    const start = from + mark.length;
    if (all.subarray(start, start + 2).toString() === "--") break;
    from = all.indexOf(mark, start);
    parts.push(...partsOf(split(all.subarray(start + 2, from < 0 ? all.length : from)), depth));
  }
  return parts;
}

function partsOf(whole: Part, depth = 0): Part[] {
  const { boundary } = parseHeaderValue(header(whole.headers, "Content-Type")).params;
  return boundary && depth < maxDepth ? bodyParts(whole.body, boundary, depth + 1) : [whole];
}

function readFile({ headers, body }: Part): Attachment[] {
  const { value, params } = parseHeaderValue(header(headers, "Content-Disposition"));
  if (value !== "attachment") return [];
  return [
    {
      filename: decodeWords(params.filename ?? ""),
      type: parseHeaderValue(header(headers, "Content-Type")).value,
      content: content(headers, body),
    },
  ];
}

/**
 * Parses a mail that the mailbox wrote: a text, UTF-8, the same as HTML, and attached files; the
 * body may be missing or incomplete. It is synchronous, because the index may be rebuilt in the
 * middle of a request. (`postal-mime`, which the tests compare it with, is not, and takes nine
 * times as long for a mail with a file of 5 MB.)
 */
export function readMail(raw: Buffer) {
  const whole = split(raw);
  const { headers } = whole;
  const [first, ...others] = partsOf(whole);
  const text = first ? content(first.headers, first.body).toString("utf8") : "";
  const recipients = addressparser(header(headers, "To"), { flatten: true });
  return {
    /** Decoded, in the order of the mail. */
    headers: headers.map(([name, value]) => [name, decodeWords(value)] as const),
    from: person(headers, "From"),
    /** The sender of the form. */
    replyTo: sender(headers),
    /** The addresses, with commas between them. */
    to: recipients.map(({ address }) => address).join(", "),
    /** With `\n` line ends, without the line break at the end of the mail. */
    text: text.replaceAll("\r\n", "\n").replace(/\n$/, ""),
    attachments: others.flatMap(readFile),
  };
}

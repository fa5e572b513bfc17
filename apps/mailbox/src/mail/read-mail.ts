import addressparser from "nodemailer/lib/addressparser";

/** A parsed mail. Covers what the mailbox itself writes: one text part, UTF-8. */
export type Mail = {
  /** Decoded, in the order of the mail. */
  headers: readonly (readonly [name: string, value: string])[];
  /** With `\n` line ends, without the line break at the end of the mail. */
  text: string;
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

/** Parses the headers of a mail. The body may be missing or incomplete. */
export function readHead(raw: Buffer): {
  headers: Mail["headers"];
  replyTo: Person;
  to: Person;
} {
  const headers = rawHeaders(split(raw).head);
  return {
    headers: headers.map(([name, value]) => [name, decodeWords(value)] as const),
    replyTo: person(header(headers, "Reply-To")),
    to: person(header(headers, "To")),
  };
}

/** Parses a mail that the mailbox wrote. */
export function readMail(raw: Buffer): Mail {
  const { headers } = readHead(raw);
  const { body } = split(raw);
  const encoding = header(headers, "Content-Transfer-Encoding").toLowerCase();
  const bytes =
    encoding === "base64"
      ? Buffer.from(body.toString("latin1"), "base64")
      : encoding === "quoted-printable"
        ? quotedPrintableBytes(body.toString("latin1"))
        : body;
  return { headers, text: bytes.toString("utf8").replaceAll("\r\n", "\n").replace(/\n$/, "") };
}

/** Refuses input that cannot be a page, before it is parsed. */

/** The largest input. Search engines read less: Googlebot stops at 15 MB. */
export const MAX_BYTES = 20 * 1024 * 1024;

export type RefusalCode =
  | "empty"
  | "verification"
  | "too-large"
  | "binary"
  | "not-html"
  | "too-deep"
  | "too-many-elements"
  | "unreadable";

/** Thrown when input cannot be audited. The message is meant for the user. */
export class AuditRefusal extends Error {
  override readonly name = "AuditRefusal";
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Refuses a file by its size, which is known before the file is read.
 * @throws {AuditRefusal}
 */
export function refuseLarge(bytes: number): void {
  if (bytes <= MAX_BYTES) return;
  const megabytes = Math.round(bytes / 1024 / 1024);
  throw new AuditRefusal(
    "too-large",
    `This input is ${megabytes} MB. The audit reads pages of up to ${MAX_BYTES / 1024 / 1024} MB; search engines stop earlier still (Googlebot at 15 MB).`,
  );
}

/** What does not decode is in Latin-1, UTF-8 or windows-1252. */
const formatSignatures: readonly (readonly [prefix: string, name: string])[] = [
  ["%PDF-", "a PDF document"],
  ["PK\u0003\u0004", "a ZIP archive or an Office document"],
  ["\uFFFDPNG", "a PNG picture"],
  ["\u0089PNG", "a PNG picture"],
  ["\u2030PNG", "a PNG picture"],
  ["GIF8", "a GIF picture"],
  ["RIFF", "a WebP picture or a media file"],
  ["\u001F\uFFFD", "a compressed (gzip) file"],
  ["\u001F\u008B", "a compressed (gzip) file"],
  ["\u001F\u2039", "a compressed (gzip) file"],
];

/** Real pages may contain a stray NUL, but never one control character in a hundred. */
const MAX_CONTROL_SHARE = 0.01;

/** Files of Google, Bing, Yandex, Naver, Baidu, Pinterest, Facebook and others. */
const VERIFICATION =
  /^\s*(?:[\w-]{1,30}[-_ ])?(?:(?:site|domain)[-_ ])?verif(?:ication|y)\b[\w-]{0,30}(?:\s*[:=]|\s+[\da-f]{8,}|\s*$)/i;
/** UTF-16 code units. */
const MAX_VERIFICATION = 1_000;

/** Any tag, comment or doctype. */
const TAG = /<(?:[a-z!]|\/[a-z])/i;

/**
 * Refuses input that is empty, too large, binary, or text without a single tag.
 *
 * @returns the input's size in UTF-8 bytes
 * @throws {AuditRefusal}
 */
export function inspectInput(html: string): number {
  refuseLarge(html.length);
  const { bytes, control, undecodable, visible } = survey(html);
  refuseLarge(bytes);
  const format = formatSignatures.find(([prefix]) => html.startsWith(prefix));
  if (format) {
    throw new AuditRefusal(
      "binary",
      `This is ${format[1]}, not HTML. Save the page as HTML first.`,
    );
  }
  if (control + undecodable > html.length * MAX_CONTROL_SHARE) {
    throw new AuditRefusal(
      "binary",
      control < undecodable
        ? "Much of this is no text in the encoding that the page or its header declares. Declare the one in which it was saved."
        : "This looks like a binary file, not HTML. Use the page’s source, or a saved .html file.",
    );
  }
  if (!visible) {
    throw new AuditRefusal("empty", "There is nothing to audit yet: the input is empty.");
  }
  if (html.length < MAX_VERIFICATION && VERIFICATION.test(html.replace(/<[^>]*>/g, " "))) {
    throw new AuditRefusal(
      "verification",
      "This is the file with which a search engine or service verifies the owner of a site, not a page. It needs no audit.",
    );
  }
  if (!TAG.test(html)) {
    throw new AuditRefusal(
      "not-html",
      "No HTML tag was found. Use the page’s source (in a browser: View page source), not its text or address.",
    );
  }
  return bytes;
}

/** Counts UTF-8 bytes, control and replacement characters, and looks for visible text, in one pass. */
function survey(html: string) {
  let bytes = 0;
  let control = 0;
  let undecodable = 0;
  let visible = false;
  for (let index = 0; index < html.length; index += 1) {
    const unit = html.charCodeAt(index);
    if (unit < 0x80) {
      bytes += 1;
      if (unit > 0x20) visible = true;
      else if (unit < 0x20 && !isWhiteSpace(unit)) control += 1;
    } else if (unit < 0x800) {
      bytes += 2;
      visible = true;
    } else {
      // A surrogate pair takes four bytes, so each half counts as two.
      bytes += unit >= 0xd800 && unit <= 0xdfff ? 2 : 3;
      if (unit === 0xfffd) undecodable += 1;
      if (unit !== 0xfeff) visible = true;
    }
  }
  return { bytes, control, undecodable, visible };
}

function isWhiteSpace(unit: number): boolean {
  return unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d || unit === 0x20;
}

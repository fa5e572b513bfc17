/**
 * Guards before parsing: what cannot be a page is refused with a sentence a person can act on.
 */

/** Larger input is refused: search engines read no page that long (Googlebot stops at 15 MB). */
export const MAX_BYTES = 20 * 1024 * 1024;

export type RefusalCode =
  | "empty"
  | "too-large"
  | "binary"
  | "not-html"
  | "too-deep"
  | "too-many-elements"
  | "unreadable";

/** Thrown by `audit` when the input cannot be audited. `message` is meant for the visitor. */
export class AuditRefusal extends Error {
  override readonly name = "AuditRefusal";
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Refuses by size before anything is read. `bytes` as the file or string reports it. */
export function refuseLarge(bytes: number): void {
  if (bytes <= MAX_BYTES) return;
  const megabytes = Math.round(bytes / 1024 / 1024);
  throw new AuditRefusal(
    "too-large",
    `This input is ${megabytes} MB. The audit reads pages of up to ${MAX_BYTES / 1024 / 1024} MB; search engines stop earlier still (Googlebot at 15 MB).`,
  );
}

const formatSignatures: readonly (readonly [prefix: string, name: string])[] = [
  ["%PDF-", "a PDF document"],
  ["PK\u0003\u0004", "a ZIP archive or an Office document"],
  ["\uFFFDPNG", "a PNG picture"],
  ["\u0089PNG", "a PNG picture"],
  ["GIF8", "a GIF picture"],
  ["RIFF", "a WebP picture or a media file"],
  ["\u001F\uFFFD", "a compressed (gzip) file"],
  ["\u001F\u008B", "a compressed (gzip) file"],
];

/** A stray NUL survives in real pages; one character in a hundred does not. */
const MAX_CONTROL_SHARE = 0.01;

/** Any tag, comment or doctype: what the roughest page has at least one of. */
const TAG = /<(?:[a-z!]|\/[a-z])/i;

/**
 * Refuses empty, oversized and binary input and text without a single tag.
 *
 * @returns the input's size in UTF-8 bytes
 * @throws {AuditRefusal}
 */
export function inspectInput(html: string): number {
  refuseLarge(html.length);
  const { bytes, control, visible } = survey(html);
  refuseLarge(bytes);
  const format = formatSignatures.find(([prefix]) => html.startsWith(prefix));
  if (format) {
    throw new AuditRefusal(
      "binary",
      `This is ${format[1]}, not HTML. Save the page as HTML first.`,
    );
  }
  if (control > html.length * MAX_CONTROL_SHARE) {
    throw new AuditRefusal(
      "binary",
      "This looks like a binary file, not HTML. Use the page’s source, or a saved .html file.",
    );
  }
  if (!visible) {
    throw new AuditRefusal("empty", "There is nothing to audit yet. Paste the HTML of a page.");
  }
  if (!TAG.test(html)) {
    throw new AuditRefusal(
      "not-html",
      "No HTML tag was found. Paste the page’s source (in a browser: View page source), not its text or address.",
    );
  }
  return bytes;
}

/** One pass: UTF-8 size, characters that text does not have, and whether anything is visible. */
function survey(html: string): { bytes: number; control: number; visible: boolean } {
  let bytes = 0;
  let control = 0;
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
      // Each half of a surrogate pair counts two, the pair four.
      bytes += unit >= 0xd800 && unit <= 0xdfff ? 2 : 3;
      if (unit === 0xfffd) control += 1;
      if (unit !== 0xfeff) visible = true;
    }
  }
  return { bytes, control, visible };
}

function isWhiteSpace(unit: number): boolean {
  return unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d || unit === 0x20;
}

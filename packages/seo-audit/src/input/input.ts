/** Refuses input that cannot be a page, before it is parsed. */

import { en } from "../texts/en.ts";
import type { Texts } from "../texts/texts.ts";
import { refuseOtherText } from "./no-page.ts";
import { AuditRefusal } from "./refusal.ts";

export { AuditRefusal, type RefusalCode } from "./refusal.ts";

/** The largest input. Search engines read less: Googlebot stops at 2 MB. */
export const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Refuses a file by its size, which is known before the file is read.
 * @throws {AuditRefusal}
 */
export function refuseLarge(bytes: number, texts: Texts["refusals"] = en.refusals): void {
  if (bytes <= MAX_BYTES) return;
  const megabyte = 1024 * 1024;
  const message = texts["too-large"](Math.round(bytes / megabyte), MAX_BYTES / megabyte);
  throw new AuditRefusal("too-large", message);
}

/** How files of other formats begin. What does not decode is in Latin-1, UTF-8 or windows-1252. */
const signatures: Readonly<Record<keyof Texts["refusals"]["formats"], readonly string[]>> = {
  pdf: ["%PDF-"],
  zip: ["PK\u0003\u0004"],
  png: ["\uFFFDPNG", "\u0089PNG", "\u2030PNG"],
  gif: ["GIF8"],
  riff: ["RIFF"],
  gzip: ["\u001F\uFFFD", "\u001F\u008B", "\u001F\u2039"],
};

/** Real pages may contain a stray NUL, but never one control character in a hundred. */
const MAX_CONTROL_SHARE = 0.01;

/** Files of Google, Bing, Yandex, Naver, Baidu, Pinterest, Facebook and others. */
const VERIFICATION =
  /^\s*(?:[\w-]{1,30}[-_ ])?(?:(?:site|domain)[-_ ])?verif(?:ication|y)\b[\w-]{0,30}(?:\s*[:=]|\s+[\da-f]{8,}|\s*$)/i;
/** UTF-16 code units. */
const MAX_VERIFICATION = 1_000;

/**
 * Refuses input that is empty, too large, binary, or text other than HTML.
 *
 * @returns the input's size in UTF-8 bytes
 * @throws {AuditRefusal}
 */
export function inspectInput(html: string, texts: Texts["refusals"] = en.refusals): number {
  refuseLarge(html.length, texts);
  const { bytes, control, undecodable, visible } = survey(html);
  refuseLarge(bytes, texts);
  for (const [format, starts] of Object.entries(signatures)) {
    if (!starts.some((start) => html.startsWith(start))) continue;
    throw new AuditRefusal(
      "binary",
      texts.format(texts.formats[format as keyof typeof signatures]),
    );
  }
  if (control + undecodable > html.length * MAX_CONTROL_SHARE) {
    throw new AuditRefusal("binary", control < undecodable ? texts.undecodable : texts.binary);
  }
  if (!visible) throw new AuditRefusal("empty", texts.empty);
  if (html.length < MAX_VERIFICATION && VERIFICATION.test(html.replace(/<[^<>]*>/g, " "))) {
    throw new AuditRefusal("verification", texts.verification);
  }
  refuseOtherText(html, texts);
  return bytes;
}

/**
 * Counts UTF-8 bytes, control and replacement characters, and looks for visible text, in one pass.
 */
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
      else if (unit < 0x09 || unit === 0x0b || (unit > 0x0d && unit < 0x20)) control += 1;
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

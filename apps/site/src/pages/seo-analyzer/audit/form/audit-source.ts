import { size } from "@kolam/seo-audit/format";

/**
 * A page to audit that is kept outside the text box: a chosen or dropped file, or a paste, which
 * has no name.
 */
export interface HeldPage {
  readonly name: string;
  /** For example "4.8 MB". */
  readonly size: string;
  /** 0 for a file, which is not read before the audit. */
  readonly lines: number;
  /** The first lines of a paste. */
  readonly opening: string;
  readonly content: string | Blob;
}

/** Characters; with more, a text box takes longer than a frame to lay out. */
export const LONG_PASTE = 100_000;

const OPENING_LINES = 6;
const OPENING_WIDTH = 160;

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}

/** Holds a paste that is too long for the text box. */
export function heldPaste(text: string): HeldPage {
  const opening = text
    .slice(0, OPENING_LINES * OPENING_WIDTH)
    .split("\n", OPENING_LINES)
    .map((line) => line.slice(0, OPENING_WIDTH))
    .join("\n");
  return { name: "", size: size(text.length), lines: countLines(text), opening, content: text };
}

/** Holds a chosen or dropped file. */
export function heldFile(file: File): HeldPage {
  return { name: file.name, size: size(file.size), lines: 0, opening: "", content: file };
}

/** The address that was typed: `undefined` when empty, `null` when it is not a web address. */
export function readAddress(text: string): string | undefined | null {
  const typed = text.trim();
  if (typed === "") return undefined;
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && (hostname.includes(".") || hostname === "localhost") ? href : null;
}

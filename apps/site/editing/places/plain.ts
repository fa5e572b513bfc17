import { withoutMarks } from "./marks.ts";

/** A text as it is compared: without what only breaks lines, and without the size of its letters. */
export const plain = (text: string): string =>
  withoutMarks(text)
    .replace(/[\u00ad\u2060]/g, "")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase();

/** The attributes that say something to somebody. */
export const saying: readonly string[] = ["alt", "aria-label", "placeholder", "title", "label"];

/** Whether there is anything to read in a text. */
export const says = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The elements whose text is not visible. */
export const unread = /^(?:script|style|template|noscript)$/i;

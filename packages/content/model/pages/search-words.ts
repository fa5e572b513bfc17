import { company } from "@site/facts/company";
import type { Some } from "../basics/types.ts";

/** The metadata of a page for search engines and social cards. */
export interface PageWords {
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 110 to 160 characters, unique. */
  readonly description: string;
  readonly keywords: Some<string>;
}

/** How many characters a search engine shows: minimum and maximum. */
export const lengths = { title: [11, 60], description: [110, 160] } as const;

/**
 * The first text that is short enough; the last one if none is. A long name or city takes up room.
 */
export function firstTextWithin(limit: number, ...texts: Some<string>): string {
  return texts.find((text) => text.length <= limit) ?? texts[texts.length - 1] ?? "";
}

/** The width of a title that a search engine shows, in pixels, in Arial at 20 px. */
const titleWidth = 580;

/**
 * An estimate of a title's width there, on the high side. The build's audit measures letter by
 * letter.
 */
export function widthOfTitle(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[\p{M}\p{Cf}\p{Co}]/u.test(letter)) continue;
    else if (/[ fijlrtI.,:;'’|!()[\]/-]/.test(letter)) width += 6.2;
    else if (/[mwMW@%&]/.test(letter)) width += 17;
    else if (/\p{Lu}/u.test(letter)) width += 14.2;
    else width += /[\p{Ll}\d]/u.test(letter) ? 11.2 : 12.1;
  }
  return width;
}

/** The first title that search results show in full; the last one if there is none. */
export const titleWithin = (...titles: Some<string>): string =>
  titles.find((title) => title.length <= 60 && widthOfTitle(title) <= titleWidth) ??
  titles[titles.length - 1] ??
  "";

/** A title with the agency's name after it, if there is room for both. */
export function titled(title: string): string {
  return firstTextWithin(60, `${title} | ${company.name}`, title);
}

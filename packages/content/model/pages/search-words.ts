import { company } from "@site/facts/company";
import type { Some } from "../basics/types.ts";

/** The words about a page for search engines and social cards. */
export interface PageWords {
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 110 to 160 characters, unique. */
  readonly description: string;
  readonly keywords: Some<string>;
}

/**
 * The first text that is short enough; the last one if none is. A long name or city takes up room.
 */
export function firstTextWithin(limit: number, ...texts: Some<string>): string {
  return texts.find((text) => text.length <= limit) ?? texts[texts.length - 1] ?? "";
}

/** A title with the agency's name after it, if there is room for both. */
export function titled(title: string): string {
  return firstTextWithin(60, `${title} | ${company.name}`, title);
}

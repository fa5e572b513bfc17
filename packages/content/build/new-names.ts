import { placeholder } from "@kolam/content/model/basics/placeholder";
import { slugOf as addressOf } from "./slug.ts";

/** A mistake in what was asked for, with advice. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A name as written in addresses and file names: `Our prices` as `our-prices`. */
export function slugOf(name: string): string {
  const slug = addressOf(name);
  if (!/^[a-z]/.test(slug)) {
    throw new UsageError(`“${name}” is not a name. Begin with a letter, such as "Our prices".`);
  }
  return slug;
}

/** A string as the formatter writes it in TypeScript. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A text that has to be replaced. */
export const toReplace = (text: string): string => `${placeholder} ${text}`;

/**
 * A text of at least `least` and at most `most` characters, which says that it has to be replaced.
 */
export function placeholderText(text: string, least: number, most: number): string {
  const filling =
    " Write it in your own words, for the people who will read it, and keep it short.";
  let words = `${placeholder} ${text}`;
  while (words.length < least) words += filling;
  return words.slice(0, most).trimEnd();
}

/** Today, in the time zone of this machine. Swedish dates are those of ISO 8601. */
export const today = (): string => new Date().toLocaleDateString("sv");

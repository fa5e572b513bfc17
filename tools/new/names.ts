import { placeholder } from "@kolam/content/model/basics/placeholder";
import { slugOf as addressOf } from "@kolam/content/slug";
import { folders, site } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";

/** The folders of the site, from the root of a checkout: all of it, facts and words, the words. */
export const siteFolder = fromRoot(folders.site);
export const content = fromRoot(folders.content);
export const wordsFolder = fromRoot(folders.words(site.settings.languages[0]));
/** What is derived from facts and words, and the machine's texts. */
export const model = "packages/content/model";
export const texts = "packages/content/texts";

/** A mistake in what was asked for, with advice. */
export class UsageError extends Error {}

export { placeholder };

/** A name as written in addresses and file names: `Our prices` as `our-prices`. */
export function slugOf(name: string): string {
  const slug = addressOf(name);
  if (!/^[a-z]/.test(slug)) {
    throw new UsageError(`“${name}” is not a name. Begin with a letter, such as "Our prices".`);
  }
  return slug;
}

/** `our-prices` as `ourPrices`. */
export const camelCase = (slug: string): string =>
  slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `our-prices` as `OurPrices`. */
export const pascalCase = (slug: string): string =>
  camelCase(slug).replace(/^./, (letter) => letter.toUpperCase());

/** A key of an object as the formatter writes it. */
export const keyOf = (id: string): string => (id.includes("-") ? quoted(id) : id);

/** A string as the formatter writes it in TypeScript. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A text that has to be replaced. */
export const toReplace = (text: string): string => `${placeholder} ${text}`;

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** As many items as asked for, each with its ordinal. */
export const each = <Item>(count: number, item: (nth: string) => Item): Item[] =>
  ordinals.slice(0, count).map(item);

/** A value in TypeScript, its further lines indented by this many more spaces. */
export function code(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"(\w+)":/gm, "$1$2:")
    .replace(/(?<=[^{[,])\n/g, ",\n")
    .replaceAll("\n", `\n${" ".repeat(indent)}`);
}

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

import { quoted } from "@kolam/content/new-names";
import { folders, site } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";

/** The folders of the site, from the root of a checkout: all of it, facts and texts, texts only. */
export const siteFolder = fromRoot(folders.site);
export const content = fromRoot(folders.content);
export const wordsFolder = fromRoot(folders.words(site.settings.languages[0]));
/** The content model, and the interface texts. */
export const model = "packages/content/model";
export const texts = "packages/content/texts";

export { placeholder } from "@kolam/content/model/basics/placeholder";
export {
  placeholderText,
  quoted,
  slugOf,
  today,
  toReplace,
  UsageError,
} from "@kolam/content/new-names";

/** `our-prices` as `ourPrices`. */
export const camelCase = (slug: string): string =>
  slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `our-prices` as `OurPrices`. */
export const pascalCase = (slug: string): string =>
  camelCase(slug).replace(/^./, (letter) => letter.toUpperCase());

/** A key of an object as the formatter writes it. */
export const keyOf = (id: string): string => (id.includes("-") ? quoted(id) : id);

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

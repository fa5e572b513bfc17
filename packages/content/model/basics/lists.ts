import { labelSeparator, listSeparator } from "./formats.ts";

/** Texts separated as the site's language does it, such as `Figma, Sketch`. */
export const listed = (texts: readonly string[]): string => texts.join(listSeparator);

/** A text after its label, such as `Team: Asha`. */
export const withLabel = (label: string, text: string): string => label + labelSeparator + text;

/** The item of a list with this id. An unknown id does not compile. */
export function byId<Item extends { readonly id: string }, Id extends Item["id"]>(
  list: readonly Item[],
  id: Id,
): Extract<Item, { readonly id: Id }> {
  return list.find((item) => item.id === id) as Extract<Item, { readonly id: Id }>;
}

import type { RichText } from "../basics/links.ts";
import type { Some, Table } from "../basics/types.ts";

/** A part of a legal section: a paragraph, a table, or a list of something. */
export type LegalBlock =
  | RichText
  | { readonly kind: "list"; readonly items: Some<RichText> }
  | ({ readonly kind: "table" } & Table)
  | {
      readonly kind: "definitions";
      readonly items: Some<{ readonly term: string; readonly text: string }>;
    };

/** Whether a part is a list of points. */
export function isList(block: LegalBlock): block is Extract<LegalBlock, { kind: "list" }> {
  return typeof block === "object" && "kind" in block && block.kind === "list";
}

/** A numbered section of a legal text. Its `id` is its anchor. */
export interface LegalSection<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly blocks: Some<LegalBlock>;
}

/** A legal page: title, date and sections. */
export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  readonly updated: { readonly iso: `${number}-${number}-${number}`; readonly text: string };
  readonly sections: Some<LegalSection>;
}

/** A list of the same length with other items. */
export function mapSome<T>([first, ...rest]: Some<T>, change: (item: T) => T): Some<T> {
  return [change(first), ...rest.map(change)];
}

/**
 * A legal text with other parts in one of its sections.
 * @throws if it has no such section, so that nothing is left out silently
 */
export function withSection(
  words: LegalDocument,
  id: string,
  edit: (blocks: Some<LegalBlock>) => Some<LegalBlock>,
): LegalDocument {
  if (!words.sections.some((section) => section.id === id)) {
    throw new Error(
      `“${words.title}” has no section with the id “${id}”, which a setting of the site adds to. Give it to the section on this subject.`,
    );
  }
  const change = (section: LegalSection) =>
    section.id === id ? { ...section, blocks: edit(section.blocks) } : section;
  return { ...words, sections: mapSome(words.sections, change) };
}

/**
 * A legal text with additions to the section with an id, or with a new section if there is none:
 * after another one, or at the end.
 */
export function withAddition(
  words: LegalDocument,
  { id, title, blocks }: LegalSection,
  after?: string,
): LegalDocument {
  if (words.sections.some((section) => section.id === id))
    return withSection(words, id, (own) => [...own, ...blocks]);
  const [first, ...others] = words.sections;
  const at = others.findIndex((section) => section.id === after) + 1 || others.length;
  return {
    ...words,
    sections: [first, ...others.slice(0, at), { id, title, blocks }, ...others.slice(at)],
  };
}

/** A privacy policy with one more third party. */
export const withThirdParty = (words: LegalDocument, thirdParty: RichText): LegalDocument =>
  withSection(words, "third-parties", (blocks) => {
    const add = (block: LegalBlock): LegalBlock =>
      isList(block) ? { ...block, items: [...block.items, thirdParty] } : block;
    return blocks.some(isList)
      ? mapSome(blocks, add)
      : [...blocks, { kind: "list", items: [thirdParty] }];
  });

/** A privacy policy with one more thing that is collected, and whoever else receives it. */
export function withCollected(
  words: LegalDocument,
  collected: string,
  thirdParty?: RichText,
): LegalDocument {
  const told = withSection(words, "information-collected", (blocks) => [...blocks, collected]);
  return thirdParty ? withThirdParty(told, thirdParty) : told;
}

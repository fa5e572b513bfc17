import type { RichText } from "../facts/links.ts";
import type { Some } from "../facts/shapes.ts";

/** A part of a legal section: a paragraph, or a list of something. */
export type LegalBlock =
  | RichText
  | { readonly kind: "list"; readonly items: Some<RichText> }
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

import type { RichText } from "../facts/links.ts";
import type { Some } from "../facts/shapes.ts";

/** A part of a legal section. */
export type LegalBlock =
  | { readonly kind: "paragraph"; readonly text: RichText }
  | { readonly kind: "list"; readonly items: Some<RichText> }
  | {
      readonly kind: "definitions";
      readonly items: Some<{ readonly term: string; readonly text: string }>;
    };

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

/** A list with at least one item. */
export type Some<T> = readonly [T, ...T[]];

/** Texts whose language may differ from that of the page that shows them. */
export interface InLanguage {
  /** Their language as a BCP 47 tag. Default: the page's. */
  readonly language?: string;
}

/** A heading and its text. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** A number in large type and its label, such as `300%` and `more leads`. */
export interface Figure {
  readonly value: string;
  readonly label: string;
  /** A sentence that says exactly what it counts, and until when, if visitors may wonder. */
  readonly counts?: string;
}

/** A table. Each row has as many cells as there are columns, and its first cell is its header. */
export interface Table<Columns extends number = number> {
  readonly caption: string;
  readonly columns: readonly string[] & { readonly length: Columns };
  readonly rows: readonly (readonly string[] & { readonly length: Columns })[];
}

/**
 * A client's testimonial. The rating is a whole number from 1 to 5; all of ours are 5. A real site
 * must state the source of its stars.
 */
export interface Testimonial extends InLanguage {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly content: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** Where it was said: a URL, or a text such as “by e-mail, March 2026”. */
  readonly source?: string;
}

/** How prices treat tax: it is added, it is included, or none is due. */
export type PricesAre = "plusTax" | "withTax" | "untaxed";

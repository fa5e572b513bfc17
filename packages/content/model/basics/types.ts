/** A list with at least one item. */
export type Some<T> = readonly [T, ...T[]];

/** Words that may be in another language than the page that shows them. */
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
  /** What exactly it counts, and until when: a sentence, where visitors may wonder. */
  readonly counts?: string;
}

/** A table. Each row has as many cells as there are columns, and its first cell is its header. */
export interface Table<Columns extends number = number> {
  readonly caption: string;
  readonly columns: readonly string[] & { readonly length: Columns };
  readonly rows: readonly (readonly string[] & { readonly length: Columns })[];
}

/**
 * A client's testimonial. The rating is a whole number from 1 to 5; all of ours are 5. Whoever is no
 * example says where stars come from.
 */
export interface Testimonial extends InLanguage {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly content: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** Where it was said: an address, or such as “by e-mail, March 2026”. */
  readonly source?: string;
}

/** What prices say of the tax: it is added, it is included, or none is due. */
export type PricesAre = "plusTax" | "withTax" | "untaxed";

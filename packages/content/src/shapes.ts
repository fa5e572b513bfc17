import type { RichText } from "./links.ts";

/** Lists whose length the page design depends on: a wrong count is a type error. */
export type Two<T> = readonly [T, T];
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/** At least one, and as many as there are. */
export type Some<T> = readonly [T, ...T[]];

/** At least five: what an opening's lists need to be worth reading. */
export type FiveOrMore<T> = readonly [T, T, T, T, T, ...T[]];

/** A heading with the words under it. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** The heading of a section and the sentence or two that open it. */
export interface Heading {
  readonly title: string;
  readonly lead: string;
}

/** A number that is meant to be read big, e.g. `300%` and `more leads`. */
export interface Figure {
  readonly value: string;
  readonly label: string;
}

/** One step of a process; its number is two digits of text. */
export interface Step<Number extends string = string> extends Passage {
  readonly number: Number;
}

/** The four steps of a process, in order. */
export type FourSteps = readonly [Step<"01">, Step<"02">, Step<"03">, Step<"04">];

/** A question with its answer. */
export interface Question {
  /** Stable name for anchors and ids. */
  readonly id: string;
  readonly question: string;
  readonly answer: RichText;
}

/** A table: as many cells in each row as there are columns; the first cell of a row names it. */
export interface Table<Columns extends number = number> {
  readonly caption: string;
  readonly columns: readonly string[] & { readonly length: Columns };
  readonly rows: readonly (readonly string[] & { readonly length: Columns })[];
}

/** What a person said about us. Spec: rating is a whole number from 1 to 5, all of ours are 5. */
export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly content: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
}

/** A finished project: its client's words, and what the portfolio tells about it. */
export interface Story extends Testimonial {
  /** The project's name on the portfolio. */
  readonly project: string;
  readonly challenge: string;
  readonly work: string;
  readonly outcome: string;
  /** e.g. `14 weeks`. */
  readonly duration: string;
}

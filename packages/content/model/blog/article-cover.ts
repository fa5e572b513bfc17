import { decimalSeparator } from "../basics/formats.ts";

/** What the cells of a drawing's rows may hold. */
interface CellValues {
  text: string;
  /** 0 to 100. */
  percent: number;
  /** A sum of money as the article writes it, such as `₹14,000`. */
  amount: string;
  /**
   * One letter for each column: `y` for yes, `Y` for the cell that the figure is about, `n` for no.
   */
  marks: string;
}

/** One of the kinds of cell. */
export type CoverCell = keyof CellValues;

/**
 * The drawings that a cover can have: the cells of each row, and the least and most rows.
 * - `shares`: a label, and its share of a hundred as dots.
 * - `grid`: a label, and where it says yes.
 * - `form`: the label of a field, and its content.
 * - `bill`: a line, and its price in two offers. The last row is the total.
 * - `split`: what a part of a sum is for, and the part.
 * - `pins`: a place, and its position from the left and from the top.
 */
export const coverDrawings = {
  shares: { cells: ["text", "percent"], rows: [2, 3] },
  grid: { cells: ["text", "marks"], rows: [2, 3] },
  form: { cells: ["text", "text"], rows: [4, 6] },
  bill: { cells: ["text", "text", "text"], rows: [3, 5] },
  split: { cells: ["text", "amount"], rows: [3, 5] },
  pins: { cells: ["text", "percent", "percent"], rows: [2, 4] },
} as const satisfies Record<
  string,
  { readonly cells: readonly CoverCell[]; readonly rows: readonly [least: number, most: number] }
>;

/** The name of one of {@link coverDrawings}. */
export type CoverDrawing = keyof typeof coverDrawings;

/** A row: a value for each of its cells. */
type Row<Cells extends readonly CoverCell[]> = {
  readonly [Index in keyof Cells]: CellValues[Cells[Index]];
};

/** The rows of a drawing. */
export type CoverRows<Drawing extends CoverDrawing> = readonly Row<
  (typeof coverDrawings)[Drawing]["cells"]
>[];

/** The words of a cover. */
export interface CoverWords {
  /** The article's key figure or shortest idea, in very large type. */
  readonly figure: string;
  /** What the figure is: a phrase that continues it. */
  readonly phrase: string;
}

/** The cover of an article: its key figure, and a drawing of its own numbers. */
export type ArticleCover = {
  [Drawing in CoverDrawing]: CoverWords & {
    readonly drawing: Drawing;
    readonly rows: CoverRows<Drawing>;
  };
}[CoverDrawing];

/** The fields of an article that its cover is made from. */
interface Covered {
  readonly title: string;
  readonly category: string;
  readonly cover?: ArticleCover | undefined;
}

/** A number as written in any language. */
export const numberPattern = /\d(?:(?:[.,’']|\s(?=\d{3}(?!\d)))?\d)*/u;

/** A number with the sign of a currency or of percent before or after it. */
const figurePattern = new RegExp(`\\p{Sc}?${numberPattern.source}(?:\\s?[%\\p{Sc}])?`, "u");

/** The words of an article's cover. By default the figure in its title, and the title. */
export function coverWords({ title, category, cover }: Covered): CoverWords {
  if (cover) return { figure: cover.figure, phrase: cover.phrase };
  return { figure: figurePattern.exec(title)?.[0] ?? category, phrase: title };
}

/**
 * The number in an amount of the site's language, such as 14,000 in `₹14,000`, and in `14.000 €` in
 * a German text.
 */
export function amountValue(amount: string, decimal = decimalSeparator): number {
  const [whole = "", part = ""] = (numberPattern.exec(amount)?.[0] ?? "").split(decimal);
  return Number(`${whole.replace(/\D/g, "")}.${part}`);
}

/** For each axis of a variable font the value to set it to, or the range to keep. */
export type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

/** A cut of a typeface for pictures, and the attributes by which the renderer finds it. */
interface CardCutFont {
  readonly axes: Axes;
  readonly attributes: string;
}

/** The letters of a language that are not Latin. */
export interface Script {
  /** The font that has them. */
  readonly file: string;
  /** Its name in the file. */
  readonly family: string;
  readonly letters: RegExp;
  /** Whether its stylesheet names the whole font. Otherwise it is cut for the site's words. */
  readonly whole?: true;
}

export interface Typeface {
  /** Its name in `fonts.css` and in the design tokens. */
  readonly family: string;
  /** The file with the Latin letters. */
  readonly latin: string;
  /** The file with the currency's symbol, if it is not among the Latin letters. */
  readonly symbol?: string;
  /** Whether `fonts.css` names the files as they are, so that none is cut for the site's words. */
  readonly whole?: true;
  /** What the web font keeps. */
  readonly web: Axes;
  /** The weights that need their own fallback, because heavier letters are wider. */
  readonly fallbacks: readonly {
    readonly fontWeight: string;
    readonly axes: Axes;
    readonly system: "regular" | "bold";
  }[];
  /** On social cards and covers. Cuts of the same family must differ in weight or width. */
  readonly card: { readonly latin: CardCutFont; readonly symbol?: CardCutFont };
}

/** A word that is drawn instead of written. */
export interface WordOutline {
  /** In the size of the letters around it. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly path: string;
}

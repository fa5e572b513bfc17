/** Something that is wrong with a built page, or between pages. */
export interface Problem {
  /** Path of the page, or of the file that is not a page. */
  readonly page: string;
  /** What is wrong, in a sentence. */
  readonly problem: string;
  /** Its first place: a selector, or a piece of the source. */
  readonly where?: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A problem of a built page, or between pages. */
export interface Problem {
  /** The path of the page, or of another file. */
  readonly page: string;
  /** What is wrong, in one sentence. */
  readonly problem: string;
  /** The first place: a selector, or a piece of the source. */
  readonly where?: string;
  /**
   * Why readers or search engines would prefer a change: advice, which the build prints without
   * failing.
   */
  readonly why?: string;
  /** What to do about it. */
  readonly fix: string;
}

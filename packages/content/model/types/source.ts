/** Where the facts of a text come from. */
export interface Source {
  /** What it is, and whose, such as “The Copyright Act, section 19”. */
  readonly title: string;
  /** Its address outside the site. */
  readonly url: string;
  /** The day on which the text was last compared with it, `YYYY-MM-DD`. */
  readonly read: string;
}

/** Something that the doctor says about an app. */
export interface Finding {
  /**
   * `fault`: it does not work, or not as the kit promises; `warning`: look at it; `fine`: as it
   * should be; `note`: nothing to do.
   */
  readonly state: "fault" | "warning" | "fine" | "note";
  /** What it is about: `styles`. */
  readonly about: string;
  readonly text: string;
  /** What to do. */
  readonly mend?: string;
}

import type { RichText } from "./links.ts";

/** A frequently asked question and its answer. */
export interface Question {
  /** A stable id for anchors. */
  readonly id: string;
  readonly question: string;
  readonly answer: RichText;
}

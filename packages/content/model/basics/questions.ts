import type { RichText } from "./links.ts";
import type { Passage, Some } from "./types.ts";

/** A frequently asked question and its answer. */
export interface Question {
  /** A stable id for anchors. */
  readonly id: string;
  readonly question: string;
  readonly answer: RichText;
  /** A list after the answer, which belongs to it. */
  readonly points?: Some<Passage>;
}

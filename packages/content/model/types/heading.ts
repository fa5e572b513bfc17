import type { Action } from "../basics/links.ts";

/** The heading of a section and, where it adds a fact, an introduction of a sentence or two. */
export interface Heading {
  /** Its subject in a word or two, above a heading that does not mention it. */
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  /**
   * After it, or alone: a call to action, where a visitor would otherwise scroll far to the next
   * one.
   */
  readonly ask?: Action;
}

import type { Action } from "../basics/links.ts";

/** The heading of a section and, where it adds a fact, an introduction of a sentence or two. */
export interface Heading {
  /** Its subject in a word or two, above a heading that does not say it. */
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  /** After it, or alone: a link to ask, where a visitor would scroll far to the next one. */
  readonly ask?: Action;
}

/** Words of the simulation that are not part of `@kolam/content/analyzer/analyzer`. */

/** Follows the advice to write a name in its `xn--` form. */
export const asciiFormIs = (ascii: string) => `This one is ${ascii}.`;

export const internationalEnding =
  "This name has an international ending. The analyzer takes names that end in 2 to 6 Latin letters.";

/** Fills the sample title and description up to their random length. */
export const filler =
  " (all of this text is made up, and it stops where the length drawn at random for this simulation says it should, so that the bar beside it has something to measure)";

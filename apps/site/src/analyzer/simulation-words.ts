/** Words of the simulation that `@kolam/content/analyzer/analyzer` does not have. */

/** Follows the advice to write a name in its `xn--` form, when that form can be given. */
export const asciiFormIs = (ascii: string) => `This one is ${ascii}.`;

export const internationalEnding =
  "This name has an international ending. The analyzer takes names that end in 2 to 6 Latin letters.";

/** Lengthens the sample title and description to the length that was drawn. */
export const filler =
  " (all of this text is made up, and it stops where the length drawn at random for this simulation says it should, so that the bar beside it has something to measure)";

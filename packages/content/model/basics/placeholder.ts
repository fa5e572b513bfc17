/**
 * The start of texts written by `pnpm new`, and of comments beside values that it could only guess.
 * A production build fails if it finds one.
 */
export const placeholder = "[Replace]";

/** The start of a comment in a file that has not been translated yet. */
export const untranslatedMark = `${placeholder} in English`;

/**
 * The beginning of texts written by `pnpm new`, and of comments beside values that it could only
 * guess. A build for the public refuses it.
 */
export const placeholder = "[Replace]";

/** The beginning of a comment in a file that is still in the machine's own language. */
export const untranslatedMark = `${placeholder} in English`;

/**
 * What a text begins with that `pnpm new` wrote, and a comment beside a value that it could only
 * guess. A build for the public refuses it.
 */
export const placeholder = "[Replace]";

/** What a comment begins with in a file that is still in the machine's own language. */
export const untranslatedMark = `${placeholder} in English`;

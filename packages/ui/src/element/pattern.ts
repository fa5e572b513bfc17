/**
 * A text with one or two numbers in it: a pattern such as `"{n} of {total}"`, which a server
 * component can pass to a client component, or a function, for plurals.
 */
export type Pattern = string | ((n: number, total: number) => string);

/** The text of a pattern. */
export const filled = (pattern: Pattern, n: number, total = n): string =>
  typeof pattern === "string"
    ? pattern.replaceAll("{n}", `${n}`).replaceAll("{total}", `${total}`)
    : pattern(n, total);

/**
 * A selector of `x.docs.ts` for the rendered page: a class is that of a CSS module, whose name is
 * between underscores.
 */
export const partSelector = (at: string) => at.replace(/\.([a-z][\w-]*)/gi, '[class*="_$1_"]');

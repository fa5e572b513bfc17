/**
 * Whether this build is compared with another one, so that nothing in it may depend on where the
 * sources stand: see tools/compare/compare.ts.
 */
export const isForComparison = process.env.COMPARISON === "1";

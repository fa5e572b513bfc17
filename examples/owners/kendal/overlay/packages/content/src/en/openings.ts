import type { Opening } from "../facts/shapes.ts";

/** Four people work here, and nobody is leaving. */
export const openings: readonly Opening[] = [];

import type { Opening } from "@kolam/content/model/shapes/opening";

/** The job openings: none. */
export const openings: readonly Opening[] = [];

import type { Opening } from "@kolam/content/model/types/opening";

/** The job openings: none. */
export const openings: readonly Opening[] = [];

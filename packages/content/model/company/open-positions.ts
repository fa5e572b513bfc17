import { openings } from "@site/words/openings";
import { hasFeature } from "../pages/features.ts";
import { isOpen } from "../types/opening.ts";

/**
 * The openings that take applications on the day of the build, which puts them into the scripts as
 * data.
 */
export const openPositions = hasFeature("careers")
  ? openings.filter((opening) => isOpen(opening))
  : [];

/** What the form knows about them. */
export const positionTitles = openPositions.map(({ id, title }) => ({ id, title }));

import { has } from "@kolam/content/model/pages/parts";
import { isOpen } from "@kolam/content/model/shapes/opening";
import { openings } from "./openings.ts";

/**
 * The openings that take applications on the day of the build, which puts them into the scripts as
 * data.
 */
export const openPositions = has("careers") ? openings.filter((opening) => isOpen(opening)) : [];

/** What the form knows of them. */
export const positionTitles = openPositions.map(({ id, title }) => ({ id, title }));

import type { Drawing } from "@kolam/ui/kolam";
import { company } from "@site/facts/company";
import { rules } from "./frames.ts";
import { initialsOf } from "./initials.ts";
import { lettered, monogram } from "./monogram.ts";

const initials = initialsOf(company.firstName);

/** Shown instead of a photo: a plain surface with the initials. */
export const frameDrawing = (_photo: string): Drawing => lettered(initials, 240, 160);

/**
 * The drawing on the social card of a page: no letters, since it is mirrored for some languages.
 */
export const cardDrawing = (_path: string): Drawing => monogram("", 320, 6);

/** The band on the cover of an article without numbers to draw. */
export const coverBandDrawing = (_slug: string): Drawing => rules(420, 100, 4);

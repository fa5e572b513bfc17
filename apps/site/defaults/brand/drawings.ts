import type { ServiceId } from "@kolam/content/model/pages/paths";
import type { Drawing } from "@kolam/ui/kolam";
import { company } from "@site/facts/company";
import { dotsInFrame } from "./frames.ts";
import { initialsOf } from "./initials.ts";
import { monogram } from "./monogram.ts";

const initials = initialsOf(company.firstName);

/** The drawings of the pages: the initials in a frame. */
export const drawings = {
  hero: monogram(initials, 320, 3),
  success: monogram(initials, 180, 1),
  waiting: dotsInFrame(3, 120),
  "not-found": monogram("404", 220, 2),
} as const satisfies Record<string, Drawing>;

/** The drawing of a page or a client: the initials, since they are all that the brand draws. */
export const seededDrawing = (_seed: string): Drawing => monogram(initials, 180, 2);

/** The drawing behind the initials of a person without a portrait: none. */
export const personDrawing = (_id: string): Drawing | undefined => undefined;

/** The drawing of a service: its initials in a frame. */
export const serviceDrawing = (id: ServiceId): Drawing => monogram(initialsOf(id), 120, 1);

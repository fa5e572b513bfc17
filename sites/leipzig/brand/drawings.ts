import { type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { leaves, veinsOf } from "./leaves.ts";

/** The drawings of the pages: leaves of the linden tree in the yard. */
export const drawings = {
  /** On the home page's first screen. */
  hero: leaves({ size: 260, veins: 6 }),
  /** When something has been sent. */
  success: leaves({ size: 110 }),
  /** While something is worked on. */
  waiting: leaves({ size: 110, veins: 2 }),
  /** Where there is no page, or no result. */
  "not-found": leaves({ size: 120, count: 2, veins: 0 }),
} as const;

/** The drawing of a page or a client: a leaf with more veins or fewer. */
export const seededDrawing = (seed: string) => leaves({ size: 130, veins: veinsOf(seed) });

/** The drawing of a service: a leaf with one more pair of veins for each. */
export function serviceDrawing(id: ServiceId) {
  return leaves({ size: 76, veins: 2 + serviceIds.indexOf(id) });
}

/** The drawing of a person without a portrait: none, since initials in a circle will do. */
export const personDrawing = (_name: string) => undefined;

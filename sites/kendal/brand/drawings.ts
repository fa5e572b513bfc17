import type { ServiceId } from "@kolam/content/model/pages/paths";
import { hill } from "./contours.ts";

/** The drawings of the pages: hills as a map draws them. */
export const drawings = {
  /** On the home page's first screen. */
  hero: hill({ seed: "home fell", width: 270, height: 280, lines: 13 }),
  /** When something has been sent. */
  success: hill({ seed: "top", width: 110, height: 110, lines: 6 }),
  /** While something is worked on. */
  waiting: hill({ seed: "halfway", width: 110, height: 110, lines: 6 }),
  /** Where there is no page, or no result. */
  "not-found": hill({ seed: "cloud", width: 200, height: 150, lines: 5 }),
} as const;

/** The drawing of a page or a client: a hill of its own. */
export const seededDrawing = (seed: string) => hill({ seed, width: 150, height: 130, lines: 8 });

/** The drawing of a service: a hill of its own. */
export function serviceDrawing(id: ServiceId) {
  return hill({ seed: `${id} pike`, width: 80, height: 70, lines: 5 });
}

/** The drawing of a person without a portrait: a hill of their own. */
export const personDrawing = (name: string) =>
  hill({ seed: name, width: 160, height: 80, lines: 6 });

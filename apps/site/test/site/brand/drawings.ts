import { type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { type Rings, rings, ringsFor } from "./rings.ts";

export const drawings = {
  hero: rings(6),
  success: rings(3),
  waiting: rings(2),
  "not-found": rings(5),
} as const satisfies Record<string, Rings>;

/** The drawing behind a person's initials: none. */
export const personDrawing = (_id: string): Rings | undefined => undefined;

/** The drawing of a page or a client: as many rings as its seed decides. */
export const seededDrawing = ringsFor;

/** The drawing of a service: a ring more for each. */
export const serviceDrawing = (id: ServiceId): Rings => rings(2 + serviceIds.indexOf(id));

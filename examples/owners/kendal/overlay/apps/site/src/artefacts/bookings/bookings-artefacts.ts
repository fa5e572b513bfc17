import type { bookingsStories } from "@kolam/content/cases/bookings.generated";
import type { Artefacts } from "../artefacts.ts";
import { BleaMoorFerry } from "./blea-moor-ferry.tsx";

/** What was made in the stories of this service. */
export const bookingsArtefacts: Artefacts<typeof bookingsStories> = {
  "blea-moor-ferry": BleaMoorFerry,
};

import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { MotiDental } from "./moti-dental.tsx";
import { SadaphuliCollege } from "./sadaphuli-college.tsx";

/** What was made in the cases of this service. */
export const webDevelopmentDrawings: CaseDrawings = {
  "moti-dental": MotiDental,
  "sadaphuli-college": SadaphuliCollege,
};

import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { MotiDental } from "./moti-dental.tsx";
import { SadaphuliCollege } from "./sadaphuli-college.tsx";

/** What was made in the cases of this service. */
export const webDevelopmentArtefacts: Artefacts = {
  "moti-dental": MotiDental,
  "sadaphuli-college": SadaphuliCollege,
};

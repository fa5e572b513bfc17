import type { webDevelopmentStories } from "@kolam/content/cases/web-development.generated";
import type { Artefacts } from "../artefacts.ts";
import { MotiDental } from "./moti-dental.tsx";
import { SadaphuliCollege } from "./sadaphuli-college.tsx";

/** What was made in the stories of this service. */
export const webDevelopmentArtefacts: Artefacts<typeof webDevelopmentStories> = {
  "moti-dental": MotiDental,
  "sadaphuli-college": SadaphuliCollege,
};

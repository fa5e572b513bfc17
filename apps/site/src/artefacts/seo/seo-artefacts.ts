import type { seoStories } from "@kolam/content/cases/seo.generated";
import type { Artefacts } from "../artefacts.ts";
import { ChakoraTestLabs } from "./chakora-test-labs.tsx";
import { PanjpaniTyres } from "./panjpani-tyres.tsx";

/** What was made in the stories of this service. */
export const seoArtefacts: Artefacts<typeof seoStories> = {
  "panjpani-tyres": PanjpaniTyres,
  "chakora-test-labs": ChakoraTestLabs,
};

import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { ChakoraTestLabs } from "./chakora-test-labs.tsx";
import { PanjpaniTyres } from "./panjpani-tyres.tsx";

/** What was made in the cases of this service. */
export const seoArtefacts: Artefacts = {
  "panjpani-tyres": PanjpaniTyres,
  "chakora-test-labs": ChakoraTestLabs,
};

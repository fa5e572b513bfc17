import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { FastenAndFix } from "./fasten-and-fix.tsx";
import { NoolHandlooms } from "./nool-handlooms.tsx";

/** What was made in the cases of this service. */
export const ecommerceArtefacts: Artefacts = {
  "nool-handlooms": NoolHandlooms,
  "fasten-and-fix": FastenAndFix,
};

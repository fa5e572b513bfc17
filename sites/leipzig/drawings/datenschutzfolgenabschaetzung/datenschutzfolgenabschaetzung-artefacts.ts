import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";

/** What was made in the cases of this service. */
export const datenschutzfolgenabschaetzungArtefacts: Artefacts = {};

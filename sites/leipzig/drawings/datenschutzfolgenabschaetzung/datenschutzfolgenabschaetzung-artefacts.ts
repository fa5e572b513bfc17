import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";

/** What was made in the stories of this service. */
export const datenschutzfolgenabschaetzungArtefacts: Artefacts = {};

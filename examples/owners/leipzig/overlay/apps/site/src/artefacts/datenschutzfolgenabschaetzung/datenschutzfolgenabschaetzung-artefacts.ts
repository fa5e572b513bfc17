import type { Artefacts } from "../artefacts.ts";

/** What was made in the stories of this service. */
export const datenschutzfolgenabschaetzungArtefacts: Artefacts = {};

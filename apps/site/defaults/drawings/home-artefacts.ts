import type { Artefacts } from "../../src/artefacts/artefacts.ts";

/** What was made in the cases on the home page: none is drawn. */
export const homeArtefacts: Artefacts = {};

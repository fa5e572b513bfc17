import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { MittirangHomeware } from "./mittirang-homeware.tsx";
import { VennilaSolar } from "./vennila-solar.tsx";

/** What was made in the cases of this service. */
export const digitalMarketingArtefacts: Artefacts = {
  "mittirang-homeware": MittirangHomeware,
  "vennila-solar": VennilaSolar,
};

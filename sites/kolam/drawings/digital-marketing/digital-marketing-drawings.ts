import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { MittirangHomeware } from "./mittirang-homeware.tsx";
import { VennilaSolar } from "./vennila-solar.tsx";

/** What was made in the cases of this service. */
export const digitalMarketingDrawings: CaseDrawings = {
  "mittirang-homeware": MittirangHomeware,
  "vennila-solar": VennilaSolar,
};

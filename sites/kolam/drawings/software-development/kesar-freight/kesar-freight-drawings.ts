import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { ApprovalDay } from "./approval-day.tsx";
import { RatesPrint } from "./rates-print.tsx";

/** What the text of this case shows besides what was made. */
export const kesarFreightDrawings: TextDrawings = {
  "rates-print": RatesPrint,
  "approval-day": ApprovalDay,
};

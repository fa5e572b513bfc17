import { lastReport } from "@site/words/services/digital-marketing/mittirang-homeware/last-report";
import { Objects } from "../../objects/objects.tsx";
import { ReportCover } from "./report-cover.tsx";
import { ReportTable } from "./report-table.tsx";

/** What was reported before, and what nobody could. */
export function LastReport() {
  return (
    <Objects label={lastReport.label}>
      <ReportCover />
      <ReportTable />
    </Objects>
  );
}

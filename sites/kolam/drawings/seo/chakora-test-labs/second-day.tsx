import { secondDay } from "@site/words/services/seo/chakora-test-labs/second-day";
import { Objects } from "../../objects/objects.tsx";
import { LabReport } from "./lab-report.tsx";
import { SearchScreen } from "./search-screen.tsx";

/** What was wrong, and what it looked like to somebody who searched. */
export function SecondDay() {
  return (
    <Objects label={secondDay.label}>
      <LabReport />
      <SearchScreen />
    </Objects>
  );
}

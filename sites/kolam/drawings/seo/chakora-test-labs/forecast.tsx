import { forecast } from "@site/words/services/seo/chakora-test-labs/forecast";
import { Objects } from "../../objects/objects.tsx";
import { Calendar } from "./calendar.tsx";
import { CrawlerLog } from "./crawler-log.tsx";

/** What was promised, what came, and why. */
export function Forecast() {
  return (
    <Objects label={forecast.label}>
      <Calendar />
      <CrawlerLog />
    </Objects>
  );
}

import { Picture } from "@kolam/site/drawings/picture.tsx";
import { blueSchool as words } from "@site/words/services/planning/blue-school";

/** The plan of the timetable's page: three lines on a sheet. */
export function BlueSchool() {
  return (
    <Picture label={words.label}>
      <ol>
        {words.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Picture>
  );
}

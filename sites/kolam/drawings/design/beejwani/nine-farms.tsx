import { nineFarms } from "@site/words/services/design/beejwani/nine-farms";
import { Objects } from "../../objects/objects.tsx";
import { LeafPage } from "./leaf-page.tsx";
import { VisitSheet } from "./visit-sheet.tsx";

/** What came back from nine farms. */
export function NineFarms() {
  return (
    <Objects label={nineFarms.label}>
      <VisitSheet />
      <LeafPage />
    </Objects>
  );
}

import { boxLabels } from "@site/words/services/ecommerce/fasten-and-fix/box-labels";
import { Objects } from "../../objects/objects.tsx";
import { NewBox } from "./new-box.tsx";
import { OldBox } from "./old-box.tsx";

/** A box before and after. */
export function BoxLabels() {
  return (
    <Objects label={boxLabels.label}>
      <OldBox />
      <NewBox />
    </Objects>
  );
}

import { oldLabels } from "@site/words/services/branding/irani-rusk/old-labels";
import { Objects } from "../../objects/objects.tsx";
import { LabelBoard } from "./label-board.tsx";
import { ShopPlan } from "./shop-plan.tsx";

/** Eleven labels, and the eleven places where they stood. */
export function OldLabels() {
  return (
    <Objects label={oldLabels.label}>
      <LabelBoard />
      <ShopPlan />
    </Objects>
  );
}

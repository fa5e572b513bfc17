import { firstWeek } from "@site/words/services/branding/stepwell-finance/first-week";
import { Objects } from "../../objects/objects.tsx";
import { CallPad } from "./call-pad.tsx";
import { KeypadPhone } from "./keypad-phone.tsx";

/** The message that named the old lender, and what it set off. */
export function FirstWeek() {
  return (
    <Objects label={firstWeek.label}>
      <KeypadPhone />
      <CallPad />
    </Objects>
  );
}

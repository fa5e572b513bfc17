import { twoVoices } from "@site/words/services/design/beejwani/two-voices";
import { Objects } from "../../objects/objects.tsx";
import { SackPhone } from "./sack-phone.tsx";
import { SessionSheet } from "./session-sheet.tsx";

/** One prompt, recorded twice. */
export function TwoVoices() {
  return (
    <Objects label={twoVoices.label}>
      <SessionSheet />
      <SackPhone />
    </Objects>
  );
}

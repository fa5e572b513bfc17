import { Checkbox } from "@kolam/ui/checkbox";
import { countingWords } from "@site/texts/measuring";
import { useSyncExternalStore } from "react";
import { giveConsent, onConsent, savedConsent } from "../../consent/consent.ts";

const hearAnswers = (hear: () => void) => onConsent("measuring", hear);

/** Lets visitors say no to a tag that asks nothing, because it sets no cookies. */
export function NotCounted() {
  const isRefused = useSyncExternalStore(
    hearAnswers,
    () => savedConsent("measuring") === "denied",
    () => false,
  );
  return (
    <Checkbox
      label={countingWords.not}
      checked={isRefused}
      onChange={({ currentTarget }) =>
        giveConsent("measuring", currentTarget.checked ? "denied" : "granted")
      }
    />
  );
}

import type { EmbedServiceId } from "@kolam/content/model/media/embed-services";
import { useCallback, useSyncExternalStore } from "react";
import { giveConsent, onConsent, savedConsent } from "../../consent/consent.ts";

/**
 * Whether the visitor wants all frames of a service without being asked, and how to change that.
 */
export function useAlways(
  id: EmbedServiceId,
): [always: boolean, change: (always: boolean) => void] {
  const to = `frames:${id}` as const;
  const always = useSyncExternalStore(
    useCallback((hear) => onConsent(to, hear), [to]),
    () => savedConsent(to) === "granted",
    () => false,
  );
  return [always, (yes) => giveConsent(to, yes ? "granted" : "denied")];
}

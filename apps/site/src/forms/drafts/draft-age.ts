import { timings } from "@kolam/content/model/basics/timings";
import type { StoragePlace } from "@kolam/content/model/law/storage";
import { storageName } from "../../browser/storage-name.ts";

/** What the storage keys of all drafts begin with. */
export const draftPrefix = storageName("draft:");

const dayMs = 24 * 60 * 60 * 1000;

/** How long a draft may be kept, and since when it has been. */
export interface DraftAge {
  /** In milliseconds; whatever else an unreadable draft has there. */
  readonly savedAt: unknown;
  /** Whether the visitor has asked for it to be kept for longer than a day. */
  readonly isLong: unknown;
}

/**
 * Whether a draft has been kept for as long as the site promises. Others may use the same device
 * tomorrow, but nobody else sees what is in a tab.
 */
export function isOld({ savedAt, isLong }: DraftAge, place: StoragePlace, now: number): boolean {
  const days = place === "tab" || isLong === true ? timings.draftDays : timings.draftShortDays;
  return typeof savedAt !== "number" || !(now - savedAt < days * dayMs);
}

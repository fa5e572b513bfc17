import type { StoragePlace } from "@kolam/content/model/law/storage";
import { type DraftAge, draftPrefix, isOld } from "./draft-age.ts";

/** When a draft was stored and for how long; nothing if it is unreadable. */
function ageOf(stored: string | null): DraftAge {
  try {
    const { savedAt, isLong } = JSON.parse(stored ?? "");
    return { savedAt, isLong };
  } catch {
    return { savedAt: undefined, isLong: undefined };
  }
}

/**
 * Removes the old and unreadable drafts of all forms from one of the browser's storages, which may
 * throw on any access. The visitor may never open the form of a draft again.
 */
export function removeOldDrafts(place: StoragePlace, open: () => Storage, now = Date.now()): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(draftPrefix)) continue;
      if (isOld(ageOf(storage.getItem(key)), place, now)) storage.removeItem(key);
    }
  } catch {
    // Nothing can be stored then either.
  }
}

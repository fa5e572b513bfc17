import { draftPrefix, isOld } from "./draft-age.ts";

/** When a draft was stored; undefined if it is unreadable. */
function savedAt(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "")?.savedAt;
  } catch {
    return undefined;
  }
}

/**
 * Removes the old and unreadable drafts of all forms from one of the browser's storages, which may
 * throw on any access. The visitor may never open the form of a draft again.
 */
export function removeOldDrafts(open: () => Storage, now = Date.now()): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(draftPrefix)) continue;
      if (isOld(savedAt(storage.getItem(key)), now)) storage.removeItem(key);
    }
  } catch {
    // Nothing can be stored then either.
  }
}

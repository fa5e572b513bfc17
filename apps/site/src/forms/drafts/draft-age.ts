import { timings } from "@kolam/content/model/basics/timings";
import { storageName } from "../../browser/storage-name.ts";

/** What the storage keys of all drafts begin with. */
export const draftPrefix = storageName("draft:");

const lifetimeMs = timings.draftDays * 24 * 60 * 60 * 1000;

/**
 * Whether a draft stored at a time, in milliseconds, has been kept for as long as the site
 * promises.
 */
export const isOld = (savedAt: unknown, now: number): boolean =>
  typeof savedAt !== "number" || !(now - savedAt < lifetimeMs);

import { timings } from "@kolam/content/model/basics/timings";
import type { Form } from "@kolam/content/model/types/form";
import { storageName } from "../../browser/storage-name.ts";
import type { DeviceStorage } from "../drafts/device-storage.ts";

/** The storage key of the ids of sent submissions. Every tab listens to its changes. */
export const sentKey = storageName("sent");

const attemptPrefix = storageName("attempt:");
const attemptKey = (form: Form["id"]) => `${attemptPrefix}${form}`;
/** How many ids are stored: more than a visitor has open tabs. */
const maxIds = 50;

/** A submission, and when it was sent, in milliseconds. */
interface Noted {
  readonly id: string;
  readonly at: number;
}

const isNoted = (entry: Partial<Noted> | null): entry is Noted =>
  typeof entry?.id === "string" && typeof entry.at === "number";

/** Whether no draft can be as old as this, so that nobody sends it again. */
export const isForgotten = (at: number, now: number): boolean =>
  !(now - at < timings.draftDays * 24 * 60 * 60 * 1000);

function notedIn(stored: string | undefined, now: number): readonly Noted[] {
  if (stored === undefined || stored.length > 10_000) return [];
  try {
    const entries: unknown = JSON.parse(stored);
    if (!Array.isArray(entries)) return [];
    return entries.filter(isNoted).filter(({ at }) => !isForgotten(at, now));
  } catch {
    return [];
  }
}

/** Whether a tab of this browser has sent this submission. */
export function wasSent(storage: DeviceStorage, submissionId: string, now = Date.now()): boolean {
  return notedIn(storage.read(sentKey), now).some(({ id }) => id === submissionId);
}

/** Records that a submission has arrived. */
export function noteSent(storage: DeviceStorage, submissionId: string, now = Date.now()): void {
  const others = notedIn(storage.read(sentKey), now).filter(({ id }) => id !== submissionId);
  const noted = [...others, { id: submissionId, at: now }].slice(-maxIds);
  storage.write(sentKey, JSON.stringify(noted));
}

/**
 * Records that a submission is about to be sent. The record survives a reload or a crash, so that
 * the visitor can be told that the outcome is unknown.
 */
export function noteAttempt(
  storage: DeviceStorage,
  form: Form["id"],
  submissionId: string,
  now = Date.now(),
): void {
  storage.write(attemptKey(form), `${submissionId} ${now}`);
}

/** Removes the record of an attempt whose outcome is known. */
export function removeAttempt(storage: DeviceStorage, form: Form["id"]): void {
  storage.remove(attemptKey(form));
}

/** The id of the submission that was being sent and whose outcome is unknown. */
export function openAttempt(storage: DeviceStorage, form: Form["id"]): string | undefined {
  return storage.read(attemptKey(form))?.split(" ")[0];
}

/**
 * Removes what was recorded of submissions so long ago that no draft of theirs can be left. The
 * storage may throw on any access.
 */
export function removeOldRecords(open: () => Storage, now = Date.now()): void {
  try {
    const storage = open();
    const sent = storage.getItem(sentKey);
    if (sent !== null) {
      const left = notedIn(sent, now);
      if (left.length === 0) storage.removeItem(sentKey);
      else if (JSON.stringify(left) !== sent) storage.setItem(sentKey, JSON.stringify(left));
    }
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(attemptPrefix)) continue;
      const at = Number(storage.getItem(key)?.split(" ")[1]);
      if (isForgotten(at, now)) storage.removeItem(key);
    }
  } catch {
    // Nothing can be stored then either.
  }
}

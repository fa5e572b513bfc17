import type { DeviceStorage } from "../drafts/device-storage.ts";
import type { FormName } from "../drafts/form-values.ts";

/** The key under which every tab notes what has been sent; tabs listen to its changes. */
export const sentKey = "kolam:sent";

const attemptKey = (form: FormName) => `kolam:attempt:${form}`;
/** How many sent ids are remembered: more than anybody keeps open in tabs. */
const remembered = 50;

function idsOf(stored: string | undefined): string[] {
  if (stored === undefined || stored.length > 10_000) return [];
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Whether a tab of this browser has sent this submission. */
export function wasSent(storage: DeviceStorage, submissionId: string): boolean {
  return idsOf(storage.read(sentKey)).includes(submissionId);
}

/** Notes that a submission has arrived. */
export function noteSent(storage: DeviceStorage, submissionId: string): void {
  const ids = idsOf(storage.read(sentKey)).filter((id) => id !== submissionId);
  storage.write(sentKey, JSON.stringify([...ids, submissionId].slice(-remembered)));
}

/**
 * Notes that a submission is about to leave. The note outlives a reload or a crash, so that the person
 * is told afterwards that its outcome is unknown.
 */
export function noteAttempt(storage: DeviceStorage, form: FormName, submissionId: string): void {
  storage.write(attemptKey(form), submissionId);
}

/** Forgets the attempt: its outcome is known. */
export function removeAttempt(storage: DeviceStorage, form: FormName): void {
  storage.remove(attemptKey(form));
}

/** The submission that left and whose outcome nobody has seen. */
export function openAttempt(storage: DeviceStorage, form: FormName): string | undefined {
  return storage.read(attemptKey(form));
}

import type { Form } from "@kolam/content/model/types/form";
import { storageName } from "../../browser/storage-name.ts";
import type { DeviceStorage } from "../drafts/device-storage.ts";

/** The storage key of the ids of sent submissions. Every tab listens to its changes. */
export const sentKey = storageName("sent");

const attemptKey = (form: Form["id"]) => storageName(`attempt:${form}`);
/** How many ids are stored: more than a visitor has open tabs. */
const maxIds = 50;

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

/** Records that a submission has arrived. */
export function noteSent(storage: DeviceStorage, submissionId: string): void {
  const ids = idsOf(storage.read(sentKey)).filter((id) => id !== submissionId);
  storage.write(sentKey, JSON.stringify([...ids, submissionId].slice(-maxIds)));
}

/**
 * Records that a submission is about to be sent. The record survives a reload or a crash, so that
 * the visitor can be told that the outcome is unknown.
 */
export function noteAttempt(storage: DeviceStorage, form: Form["id"], submissionId: string): void {
  storage.write(attemptKey(form), submissionId);
}

/** Removes the record of an attempt whose outcome is known. */
export function removeAttempt(storage: DeviceStorage, form: Form["id"]): void {
  storage.remove(attemptKey(form));
}

/** The id of the submission that was being sent and whose outcome is unknown. */
export function openAttempt(storage: DeviceStorage, form: Form["id"]): string | undefined {
  return storage.read(attemptKey(form));
}

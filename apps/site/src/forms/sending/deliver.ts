import type { Form } from "@kolam/content/model/types/form";
import { lockName } from "../../browser/storage-name.ts";
import type { Submission } from "../contract/submission.ts";
import type { DeviceStorage } from "../drafts/device-storage.ts";
import type { OneAtATime } from "./one-at-a-time.ts";
import type { Outcome, SentFile } from "./send.ts";
import { noteAttempt, noteSent, removeAttempt, wasSent } from "./sending-log.ts";
import type { SentRecord } from "./sent-record.ts";

/** What a delivery needs from the browser. */
export interface DeliveryServices {
  readonly send: (submission: Submission, files?: readonly SentFile[]) => Promise<Outcome>;
  readonly storage: DeviceStorage;
  readonly record: SentRecord;
  readonly oneAtATime: OneAtATime;
}

/** The name of the lock that a tab holds while it sends a form. */
export const sendingName = (form: Form["id"]) => lockName(`sending:${form}`);

/**
 * Sends a submission once, even if several tabs send it. A tab that had to wait and finds that the
 * same answers have been sent meanwhile reports them as sent. The attempt stays recorded on the
 * device until its outcome is known.
 */
export function deliver(
  form: Form["id"],
  submission: Submission,
  { send, storage, record, oneAtATime }: DeliveryServices,
  files: readonly SentFile[] = [],
): Promise<Outcome> {
  const id = submission.submission_id;
  return oneAtATime(sendingName(form), async () => {
    // The record first: what another tab has just stored may not be in this tab's storage yet.
    if ((await record.has(id)) || wasSent(storage, id)) return { kind: "sent" };
    noteAttempt(storage, form, id);
    const outcome = await send(submission, files);
    if (outcome.kind === "sent") {
      await record.add(id);
      noteSent(storage, id);
    }
    if (outcome.kind !== "unknown") removeAttempt(storage, form);
    return outcome;
  });
}

import type { Submission } from "../contract/submission.ts";
import type { DeviceStorage } from "../drafts/device-storage.ts";
import type { FormName } from "../drafts/form-values.ts";
import type { OneAtATime } from "./one-at-a-time.ts";
import type { Outcome } from "./send.ts";
import { noteAttempt, noteSent, removeAttempt, wasSent } from "./sending-log.ts";

/** What a delivery needs of its surroundings. */
export interface DeliveryServices {
  readonly send: (submission: Submission) => Promise<Outcome>;
  readonly storage: DeviceStorage;
  readonly oneAtATime: OneAtATime;
}

/** The name under which only one tab at a time sends a form. */
export const sendingName = (form: FormName) => `kolam:sending:${form}`;

/**
 * Sends a submission once, however many tabs want to. A tab that has to wait finds that the same words
 * were sent meanwhile and counts that as its own success. Until an outcome is known the attempt stays
 * noted on the device.
 */
export function deliver(
  form: FormName,
  submission: Submission,
  { send, storage, oneAtATime }: DeliveryServices,
): Promise<Outcome> {
  const id = submission.submission_id;
  return oneAtATime(sendingName(form), async () => {
    if (wasSent(storage, id)) return { kind: "sent" };
    noteAttempt(storage, form, id);
    const outcome = await send(submission);
    if (outcome.kind === "sent") noteSent(storage, id);
    if (outcome.kind !== "unknown") removeAttempt(storage, form);
    return outcome;
  });
}

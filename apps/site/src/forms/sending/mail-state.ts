import type { Submission } from "../contract/submission.ts";
import type { Outcome, Unproven } from "./send.ts";

/** The confirmation of a submission that has arrived. */
export interface Receipt {
  readonly submission: Submission;
  /** For the visitor to quote in an e-mail or on the phone. */
  readonly reference: string;
  /** How many answers were given; each chosen option is one. */
  readonly answers: number;
}

/** A submission that was not sent, or may not have been. */
export type Trouble =
  | { readonly kind: "failed"; readonly status: number; readonly submission: Submission }
  | {
      readonly kind: "unknown";
      /** `interrupted`: the page was closed or reloaded during sending. */
      readonly reason: "timeout" | "network" | "interrupted";
      readonly submission: Submission;
    }
  | { readonly kind: "offline" | "unreadable"; readonly submission: Submission }
  | (Unproven & { readonly submission: Submission });

/** The state of a form. */
export type MailState =
  | { readonly kind: "idle" }
  | { readonly kind: "sending" }
  | { readonly kind: "sent"; readonly receipt: Receipt }
  | Trouble;

/** Whether the last submission was not sent, or may not have been. */
export function isTrouble(state: MailState): state is Trouble {
  return state.kind !== "idle" && state.kind !== "sending" && state.kind !== "sent";
}

/** The state after an outcome; `undefined` if the submission was sent. */
export function troubleOf(outcome: Outcome, submission: Submission): Trouble | undefined {
  switch (outcome.kind) {
    case "sent":
      return undefined;
    case "refused":
      return { kind: "failed", status: outcome.status, submission };
    default:
      return { ...outcome, submission };
  }
}

import type { Submission } from "../contract/submission.ts";
import type { Outcome, Unproven } from "./send.ts";

/** What a person may note down about what was sent. */
export interface Receipt {
  readonly submission: Submission;
  /** To be quoted in an e-mail or on the phone. */
  readonly reference: string;
}

/** A send that did not, or may not have, arrived. */
export type Trouble =
  | { readonly kind: "failed"; readonly status: number; readonly submission: Submission }
  | {
      readonly kind: "unknown";
      /** `interrupted`: the page went away while it was sending. */
      readonly reason: "timeout" | "network" | "interrupted";
      readonly submission: Submission;
    }
  | { readonly kind: "offline"; readonly submission: Submission }
  | (Unproven & { readonly submission: Submission });

/** Where a form is between typing and arriving. */
export type MailState =
  | { readonly kind: "idle" }
  | { readonly kind: "sending" }
  | { readonly kind: "sent"; readonly receipt: Receipt }
  | Trouble;

/** Whether a form stands after a send that did not, or may not have, arrived. */
export function isTrouble(state: MailState): state is Trouble {
  return state.kind !== "idle" && state.kind !== "sending" && state.kind !== "sent";
}

/** The trouble an outcome is; `undefined` when it was sent. */
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

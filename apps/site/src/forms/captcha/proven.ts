import { retryImport } from "../../browser/retry-import.ts";
import type { Submission } from "../contract/submission.ts";
import type { Outcome, Unproven } from "../sending/send.ts";

/** What a check against robots ends with. */
export type Proof = { readonly kind: "passed"; readonly token: string } | Unproven;

const loadCheck = /* @__PURE__ */ retryImport(() => import("./hcaptcha.ts"));

/** Fetches the check when somebody begins to fill in a form, so that sending need not wait for it. */
export function prepareProof(): void {
  void loadCheck().then(
    ({ prepare }) => prepare(),
    () => {
      // Said on sending, when it matters.
    },
  );
}

async function proveHere(): Promise<Proof> {
  try {
    const { prove } = await loadCheck();
    return await prove();
  } catch {
    return { kind: "unproven", reason: "blocked" };
  }
}

/**
 * Posts a submission with a fresh proof that a person sends it; a proof is good for one post. Without a
 * proof nothing leaves the device, and nothing is noted as on its way.
 */
export async function deliverProven(
  submission: Submission,
  post: (submission: Submission) => Promise<Outcome>,
  prove: () => Promise<Proof> = proveHere,
): Promise<Outcome> {
  // A device without a network has its own message, which the post finds out.
  if (!navigator.onLine) return post(submission);
  const proof = await prove();
  if (proof.kind !== "passed") return proof;
  return post({ ...submission, "h-captcha-response": proof.token });
}

import { retryImport } from "../../browser/retry-import.ts";
import type { Submission } from "../contract/submission.ts";
import type { Outcome } from "../sending/send.ts";
import type { Proof } from "./hcaptcha.ts";

const loadCheck = /* @__PURE__ */ retryImport(() => import("./hcaptcha.ts"));

async function askForProof(): Promise<Proof> {
  try {
    const { prove } = await loadCheck();
    return await prove();
  } catch {
    return { kind: "unproven", reason: "blocked" };
  }
}

/**
 * Posts a submission with a new proof that a person sends it; each proof is valid for one post.
 * Without a proof nothing is posted.
 */
export async function deliverProven(
  submission: Submission,
  post: (submission: Submission) => Promise<Outcome>,
  prove: () => Promise<Proof> = askForProof,
): Promise<Outcome> {
  // `post` reports that the device is offline.
  if (!navigator.onLine) return post(submission);
  const proof = await prove();
  if (proof.kind !== "passed") return proof;
  return post({ ...submission, "h-captcha-response": proof.token });
}

import { forms } from "@site/words/forms/forms";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildSubmission, type Submission } from "../contract/submission.ts";
import type { Outcome } from "../sending/send.ts";
import { fullValues, sampleEnvelope } from "../testing/sample-values.ts";
import type { Proof } from "./hcaptcha.ts";
import { deliverProven } from "./proven.ts";

const submission = buildSubmission(forms.contact, fullValues.contact, sampleEnvelope);

const posting = (outcome: Outcome) => vi.fn(async (_: Submission) => outcome);
const proving = (proof: Proof) => vi.fn(async () => proof);

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a submission with a proof", () => {
  it("carries the proof under the service's name for it and changes nothing else", async () => {
    const post = posting({ kind: "sent" });
    const prove = proving({ kind: "passed", token: "P1_x" });
    expect(await deliverProven(submission, post, prove)).toEqual({ kind: "sent" });
    expect(post).toHaveBeenCalledExactlyOnceWith({ ...submission, "h-captcha-response": "P1_x" });
    expect(submission).not.toHaveProperty("h-captcha-response");
  });

  it("gets a new proof for every post", async () => {
    const post = posting({ kind: "refused", status: 500 });
    const prove = proving({ kind: "passed", token: "P1_x" });
    await deliverProven(submission, post, prove);
    await deliverProven(submission, post, prove);
    expect(prove).toHaveBeenCalledTimes(2);
  });

  it.each(["blocked", "closed"] as const)("is not posted when the check is %s", async (reason) => {
    const post = posting({ kind: "sent" });
    const outcome = await deliverProven(submission, post, proving({ kind: "unproven", reason }));
    expect(outcome).toEqual({ kind: "unproven", reason });
    expect(post).not.toHaveBeenCalled();
  });

  it("is posted without a proof on a device that is offline, so that the post reports it", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const prove = proving({ kind: "passed", token: "P1_x" });
    const post = posting({ kind: "offline" });
    expect(await deliverProven(submission, post, prove)).toEqual({ kind: "offline" });
    expect(prove).not.toHaveBeenCalled();
  });
});

import { timings } from "@kolam/content/model/basics/timings";
import { forms } from "@site/words/forms/forms";
import { describe, expect, it, vi } from "vitest";
import { buildSubmission } from "../contract/submission.ts";
import type { DeviceStorage } from "../drafts/device-storage.ts";
import { deviceStorage } from "../drafts/device-storage.ts";
import { browserStorage, memoryRecord, memoryStorage } from "../drafts/memory-storage.ts";
import { fullValues, sampleEnvelope } from "../testing/sample-values.ts";
import { deliver } from "./deliver.ts";
import type { OneAtATime } from "./one-at-a-time.ts";
import type { Outcome } from "./send.ts";
import {
  noteAttempt,
  noteSent,
  openAttempt,
  removeOldRecords,
  sentKey,
  wasSent,
} from "./sending-log.ts";

function submissionWith(submissionId: string) {
  const envelope = { ...sampleEnvelope, submissionId };
  return buildSubmission(forms.contact, fullValues.contact, envelope);
}

/** A stand-in for the browser's locks. */
function queue(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (_, work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

function services(outcome: Outcome, storage: DeviceStorage = memoryStorage()) {
  return {
    storage,
    record: memoryRecord(),
    oneAtATime: queue(),
    send: vi.fn(async () => outcome),
  };
}

describe("deliver", () => {
  it("sends once if two tabs send the same answers", async () => {
    const shared = services({ kind: "sent" });
    const outcomes = await Promise.all([
      deliver("contact", submissionWith("a"), shared),
      deliver("contact", submissionWith("a"), shared),
    ]);
    expect(outcomes).toEqual([{ kind: "sent" }, { kind: "sent" }]);
    expect(shared.send).toHaveBeenCalledOnce();
  });

  it("sends once even if the second tab does not see yet what the first has stored", async () => {
    const first = services({ kind: "sent" });
    const second = { ...first, storage: memoryStorage() };
    const outcomes = await Promise.all([
      deliver("contact", submissionWith("a"), first),
      deliver("contact", submissionWith("a"), second),
    ]);
    expect(outcomes).toEqual([{ kind: "sent" }, { kind: "sent" }]);
    expect(first.send).toHaveBeenCalledOnce();
  });

  it("sends both if the answers differ", async () => {
    const shared = services({ kind: "sent" });
    await Promise.all([
      deliver("contact", submissionWith("a"), shared),
      deliver("contact", submissionWith("b"), shared),
    ]);
    expect(shared.send).toHaveBeenCalledTimes(2);
  });

  it("sends again in the second tab if the first was refused", async () => {
    const shared = services({ kind: "refused", status: 500 });
    await deliver("contact", submissionWith("a"), shared);
    await deliver("contact", submissionWith("a"), shared);
    expect(shared.send).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{ kind: "sent" }, undefined],
    [{ kind: "refused", status: 400 }, undefined],
    [{ kind: "offline" }, undefined],
    [{ kind: "unreadable" }, undefined],
    [{ kind: "unknown", reason: "timeout" }, "a"],
    [{ kind: "unknown", reason: "network" }, "a"],
  ] as const)("after %j leaves the record of the attempt as %s", async (outcome, noted) => {
    const one = services(outcome);
    await deliver("contact", submissionWith("a"), one);
    expect(openAttempt(one.storage, "contact")).toBe(noted);
  });

  it("records the attempt before anything is sent", async () => {
    const storage = memoryStorage();
    const send = vi.fn(async () => {
      expect(openAttempt(storage, "contact")).toBe("a");
      return { kind: "sent" } as const;
    });
    await deliver("contact", submissionWith("a"), { ...services({ kind: "sent" }, storage), send });
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("the log of what was sent", () => {
  it("keeps the newest fifty", () => {
    const storage = memoryStorage();
    for (let number = 0; number < 60; number += 1) noteSent(storage, `id-${number}`);
    expect(wasSent(storage, "id-59")).toBe(true);
    expect(wasSent(storage, "id-10")).toBe(true);
    expect(wasSent(storage, "id-9")).toBe(false);
  });

  it("forgets after 30 days what was sent, and what may have been", () => {
    const then = Date.UTC(2026, 0, 15);
    const last = then + timings.draftDays * 24 * 60 * 60 * 1000;
    const storage = browserStorage({ other: "x" });
    const device = deviceStorage("device", () => storage);
    noteSent(device, "a", then);
    noteSent(device, "b", then + 1);
    noteAttempt(device, "contact", "c", then);
    noteAttempt(device, "quote", "d", then + 1);
    expect(wasSent(device, "a", last - 1)).toBe(true);
    expect(wasSent(device, "a", last)).toBe(false);

    removeOldRecords(() => storage, last);
    expect(openAttempt(device, "contact")).toBeUndefined();
    expect(openAttempt(device, "quote")).toBe("d");
    expect(storage.getItem(sentKey)).toBe(JSON.stringify([{ id: "b", at: then + 1 }]));

    removeOldRecords(() => storage, last + 1);
    expect({ ...storage }).toEqual({ other: "x" });
  });

  const tooLong = "x".repeat(20_000);
  it.each(["{", "null", "{}", '["a"]', "[1,null]", `["${tooLong}"]`])(
    "treats %.20s as empty",
    (text) => {
      const storage = memoryStorage();
      storage.write("site:sent", text);
      expect(wasSent(storage, tooLong)).toBe(false);
      noteSent(storage, "a");
      expect(wasSent(storage, "a")).toBe(true);
    },
  );
});

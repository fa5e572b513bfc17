import { AuditRefusal } from "@kolam/seo-audit/input";
import { cleanPage, cleanUrl } from "@kolam/seo-audit/testing/clean-page";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createAuditClient, type WorkerLike } from "./audit-client.ts";
import { fakeWorker } from "./fake-worker.ts";
import type { AuditRequest, AuditResponse } from "./protocol.ts";

/** A client that takes these workers, one after another, and the list of those it has not taken. */
function clientOf(...workers: WorkerLike[]) {
  return { client: createAuditClient(() => workers.shift() ?? fakeWorker()), workers };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the audit client", () => {
  it("audits text and files with one worker and reports progress", async () => {
    const create = vi.fn(() => fakeWorker());
    const client = createAuditClient(create);
    const onProgress = vi.fn();
    const report = await client.audit(cleanPage, { url: cleanUrl, onProgress });
    expect(report.score).toBe(100);
    expect(onProgress.mock.calls.flat()).toEqual(["reading", "auditing"]);
    const file = await client.audit(new Blob([cleanPage]), { url: cleanUrl });
    expect(file).toEqual(report);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("rejects with the code and message of a refusal", async () => {
    const client = createAuditClient(() => fakeWorker());
    await expect(client.audit("")).rejects.toMatchObject({ name: "AuditRefusal", code: "empty" });
    const binary = new Blob([new Uint8Array(2000)]);
    await expect(client.audit(binary)).rejects.toMatchObject({ code: "binary" });
  });

  it("refuses a file that is too large without reading it", async () => {
    const client = createAuditClient(() => fakeWorker());
    const arrayBuffer = vi.fn();
    const file = Object.assign(new Blob([]), { arrayBuffer });
    Object.defineProperty(file, "size", { value: 50 * 1024 * 1024 });
    await expect(client.audit(file)).rejects.toMatchObject({ code: "too-large" });
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  it("terminates the worker on cancel and creates another for the next audit", async () => {
    const first = fakeWorker(true);
    const { client, workers } = clientOf(first, fakeWorker());
    const pending = client.audit(cleanPage);
    client.cancel();
    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
    expect(first.terminated).toBe(true);
    await expect(client.audit(cleanPage, { url: cleanUrl })).resolves.toMatchObject({ score: 100 });
    expect(workers).toEqual([]);
  });

  it("terminates an idle worker on close and creates another for the next audit", async () => {
    const first = fakeWorker();
    const { client, workers } = clientOf(first, fakeWorker());
    await client.audit(cleanPage, { url: cleanUrl });
    expect(first.terminated).toBe(false);
    client.close();
    expect(first.terminated).toBe(true);
    await expect(client.audit(cleanPage, { url: cleanUrl })).resolves.toMatchObject({ score: 100 });
    expect(workers).toEqual([]);
  });

  it("cancels the previous audit when a new one starts", async () => {
    const { client } = clientOf(fakeWorker(true), fakeWorker());
    const previous = client.audit("<p>x");
    const next = client.audit(cleanPage, { url: cleanUrl });
    await expect(previous).rejects.toMatchObject({ name: "AbortError" });
    await expect(next).resolves.toMatchObject({ score: 100 });
  });

  it("gives up after a minute", async () => {
    vi.useFakeTimers();
    const worker = fakeWorker(true);
    const pending = createAuditClient(() => worker).audit("<p>x");
    const failure = expect(pending).rejects.toThrow("60 seconds");
    vi.advanceTimersByTime(60_000);
    await failure;
    expect(worker.terminated).toBe(true);
  });

  it("rejects when the worker cannot start or fails", async () => {
    const broken = createAuditClient(() => {
      throw new TypeError("no workers here");
    });
    await expect(broken.audit("<p>x")).rejects.toThrow("no workers here");
    const worker = fakeWorker(true);
    const pending = createAuditClient(() => worker).audit("<p>x");
    worker.onerror?.({ message: "out of memory" } as ErrorEvent);
    await expect(pending).rejects.toBeInstanceOf(AuditRefusal);
  });
});

describe("the entry of the worker", () => {
  it("answers a request by message", async () => {
    const answers: AuditResponse[] = [];
    vi.stubGlobal("postMessage", (answer: AuditResponse) => answers.push(answer));
    await import("./audit.worker.ts");
    const request: AuditRequest = { id: 5, source: "<p>x</p>", options: {} };
    globalThis.onmessage?.call(
      globalThis as Window & typeof globalThis,
      { data: request } as MessageEvent<AuditRequest>,
    );
    await vi.waitFor(() => expect(answers.at(-1)?.type).toBe("report"));
    expect(answers.every(({ id }) => id === 5)).toBe(true);
    globalThis.onmessage = null;
    Reflect.deleteProperty(globalThis, "require");
  });
});

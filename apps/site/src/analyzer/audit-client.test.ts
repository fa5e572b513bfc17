import { AuditRefusal } from "@kolam/seo-audit/input";
import { cleanPage, cleanUrl } from "@kolam/seo-audit/testing/clean-page";
import { afterEach, describe, expect, it, vi } from "vitest";
import { auditIn } from "./audit-client.ts";
import { fakeWorker } from "./fake-worker.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("an audit in a worker", () => {
  it("takes text and files, reports progress, and ends the worker", async () => {
    const onProgress = vi.fn();
    const worker = fakeWorker();
    const report = await auditIn(worker, cleanPage, { url: cleanUrl, onProgress });
    expect(report.score).toBe(100);
    expect(onProgress.mock.calls.flat()).toEqual(["reading", "auditing"]);
    expect(worker.terminated).toBe(true);
    expect(await auditIn(fakeWorker(), new Blob([cleanPage]), { url: cleanUrl })).toEqual(report);
  });

  it("rejects with the code and message of a refusal", async () => {
    const refusal = { name: "AuditRefusal", code: "empty" };
    await expect(auditIn(fakeWorker(), "")).rejects.toMatchObject(refusal);
    const binary = new Blob([new Uint8Array(2000)]);
    await expect(auditIn(fakeWorker(), binary)).rejects.toMatchObject({ code: "binary" });
  });

  it("refuses a file that is too large without reading it", async () => {
    const arrayBuffer = vi.fn();
    const file = Object.assign(new Blob([]), { arrayBuffer });
    Object.defineProperty(file, "size", { value: 50 * 1024 * 1024 });
    await expect(auditIn(fakeWorker(), file)).rejects.toMatchObject({ code: "too-large" });
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  it.each(["before", "after"])("ends when it is cancelled %s it began", async (when) => {
    const worker = fakeWorker(true);
    const controller = new AbortController();
    if (when === "before") controller.abort();
    const pending = auditIn(worker, cleanPage, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
    expect(worker.terminated).toBe(true);
  });

  it("gives up after a minute", async () => {
    vi.useFakeTimers();
    const worker = fakeWorker(true);
    const failure = expect(auditIn(worker, "<p>x")).rejects.toThrow("60 seconds");
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
    expect(worker.terminated).toBe(true);
  });

  it("rejects when the worker fails", async () => {
    const worker = fakeWorker(true);
    const pending = auditIn(worker, "<p>x");
    worker.onerror?.({ message: "out of memory" } as ErrorEvent);
    await expect(pending).rejects.toBeInstanceOf(AuditRefusal);
  });
});

import { AuditRefusal } from "@kolam/seo-audit/input";
import type { AuditOptions, AuditReport } from "@kolam/seo-audit/types";
import { auditFailures } from "@site/texts/analyzer/analyzer-audit";
import type { AuditRequest, AuditResponse, AuditStage } from "./protocol.ts";

/** A page of 5 MB takes about two seconds; a page that takes this long is hostile. */
const TIMEOUT_MS = 60_000;

/** The part of `Worker` that an audit uses, so that tests can replace it. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<AuditResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: AuditRequest): void;
  terminate(): void;
}

export interface AuditCall extends AuditOptions {
  readonly onProgress?: (stage: AuditStage) => void;
  /** Cancels the audit. */
  readonly signal?: AbortSignal;
}

/**
 * Audits pasted text or a chosen file off the main thread, in a worker that ends with the audit.
 *
 * @throws {AuditRefusal} when the input cannot be audited; its message is meant for the visitor
 * @throws {DOMException} named `AbortError` when it is cancelled
 */
export async function auditIn(
  worker: WorkerLike,
  source: string | Blob,
  { onProgress, signal, ...options }: AuditCall = {},
): Promise<AuditReport> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    signal?.throwIfAborted();
    return await new Promise((resolve, reject) => {
      const refuse = (message: string) => reject(new AuditRefusal("unreadable", message));
      timer = setTimeout(() => refuse(auditFailures.tooLong(TIMEOUT_MS / 1000)), TIMEOUT_MS);
      worker.onmessage = ({ data }) => {
        if (data.type === "progress") onProgress?.(data.stage);
        else if (data.type === "report") resolve(data.report);
        else reject(new AuditRefusal(data.code, data.message));
      };
      worker.onerror = ({ message }) => refuse(auditFailures.crashed(message));
      signal?.addEventListener("abort", () => reject(signal.reason));
      worker.postMessage({ source, options });
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

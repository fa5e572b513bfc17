import { auditFailures } from "@kolam/content/analyzer/analyzer-audit";
import { AuditRefusal } from "@kolam/seo-audit/input";
import type { AuditOptions, AuditReport } from "@kolam/seo-audit/types";
import type { AuditRequest, AuditResponse, AuditStage } from "./protocol.ts";

/** A page of 5 MB takes about two seconds; one that takes this long is hostile. */
const TIMEOUT_MS = 60_000;

/** The part of `Worker` that the client uses, so that tests can replace it. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<AuditResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: AuditRequest): void;
  terminate(): void;
}

export interface AuditClient {
  /**
   * Audits pasted text or a chosen file off the main thread. Starting an audit cancels the previous one.
   *
   * @throws {AuditRefusal} when the input cannot be audited; its message is meant for the visitor
   * @throws {DOMException} named `AbortError` after `cancel` or `close`, or when another audit starts
   */
  audit(source: string | Blob, request?: AuditCall): Promise<AuditReport>;
  /** Stops a running audit by terminating the worker. The client can be used again. */
  cancel(): void;
  /** Terminates the worker even if no audit is running. The client can be used again. */
  close(): void;
}

export interface AuditCall extends AuditOptions {
  readonly onProgress?: (stage: AuditStage) => void;
}

interface Run {
  readonly id: number;
  readonly resolve: (report: AuditReport) => void;
  readonly reject: (cause: unknown) => void;
  readonly onProgress: ((stage: AuditStage) => void) | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * A promise-based client of the audit worker. The caller creates the worker, because Trusted Types
 * require a trusted address: `createAuditClient(() => new Worker(trustedScriptUrl(url)))`.
 *
 * @param createWorker called for the first audit, and for the next one after `cancel`, `close` or a failure
 */
export function createAuditClient(createWorker: () => WorkerLike): AuditClient {
  let worker: WorkerLike | null = null;
  let run: Run | null = null;
  let lastId = 0;

  function settle(finish: (current: Run) => void): void {
    if (run === null) return;
    const current = run;
    run = null;
    clearTimeout(current.timer);
    finish(current);
  }

  function discard(cause: unknown): void {
    worker?.terminate();
    worker = null;
    settle(({ reject }) => reject(cause));
  }

  function receive(response: AuditResponse): void {
    if (run?.id !== response.id) return;
    if (response.type === "progress") run.onProgress?.(response.stage);
    else if (response.type === "report") settle(({ resolve }) => resolve(response.report));
    else settle(({ reject }) => reject(new AuditRefusal(response.code, response.message)));
  }

  function start(): WorkerLike {
    const started = createWorker();
    started.onmessage = ({ data }) => receive(data);
    started.onerror = ({ message }) => {
      discard(new AuditRefusal("unreadable", auditFailures.crashed(message)));
    };
    return started;
  }

  function close(): void {
    discard(new DOMException("The audit was cancelled.", "AbortError"));
  }

  function cancel(): void {
    if (run !== null) close();
  }

  return {
    cancel,
    close,
    audit(source, { onProgress, ...options } = {}) {
      cancel();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          discard(new AuditRefusal("unreadable", auditFailures.tooLong(TIMEOUT_MS / 1000)));
        }, TIMEOUT_MS);
        run = { id, resolve, reject, onProgress, timer };
        try {
          worker ??= start();
          worker.postMessage({ id, source, options });
        } catch (cause) {
          discard(cause);
        }
      });
    },
  };
}

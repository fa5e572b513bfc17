import type { AuditOptions, AuditReport } from "./audit/audit-types.ts";
import { AuditRefusal } from "./audit/input.ts";
import type { AuditRequest, AuditResponse, AuditStage } from "./protocol.ts";

/** Past this the page is hostile or the machine overloaded; a 5 MB page takes about two seconds. */
const TIMEOUT_MS = 60_000;

/** The part of `Worker` the client needs, so that tests and other threads fit. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<AuditResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: AuditRequest): void;
  terminate(): void;
}

export interface AuditClient {
  /**
   * Audits pasted text or a chosen file off the main thread. A new audit calls off the one before.
   *
   * @throws {AuditRefusal} when the input cannot be audited; its message is for the visitor
   * @throws {DOMException} named `AbortError` after `cancel`, or when another audit began
   */
  audit(source: string | Blob, request?: AuditCall): Promise<AuditReport>;
  /** Stops the audit under way at once, by ending its worker. The client stays usable. */
  cancel(): void;
  /** Ends the worker, with the audit under way if there is one. The client stays usable. */
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
 * A promise around the audit worker. The page makes the worker, since under Trusted Types only it
 * may turn an address into a script: `createAuditClient(() => new Worker(auditWorkerUrl, …))`.
 *
 * @param createWorker called on the first audit, and on the next one after a cancel or a failure
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
      discard(
        new AuditRefusal("unreadable", `The audit could not run (${message || "no detail"}).`),
      );
    };
    return started;
  }

  function close(): void {
    discard(new DOMException("The audit was called off.", "AbortError"));
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
          discard(
            new AuditRefusal(
              "unreadable",
              `The audit was stopped after ${TIMEOUT_MS / 1000} seconds. Try a smaller part of the page.`,
            ),
          );
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

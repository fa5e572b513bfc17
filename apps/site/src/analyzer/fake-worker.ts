import { answerAudit } from "./answer-audit.ts";
import type { WorkerLike } from "./audit-client.ts";
import type { AuditResponse } from "./protocol.ts";

/** For tests and stories: a worker on the main thread. An idle one never answers. */
export function fakeWorker(isIdle = false): WorkerLike & { terminated: boolean } {
  const worker: WorkerLike & { terminated: boolean } = {
    onmessage: null,
    onerror: null,
    terminated: false,
    postMessage(request) {
      if (isIdle) return;
      void answerAudit(request, (data) => {
        if (!worker.terminated) worker.onmessage?.({ data } as MessageEvent<AuditResponse>);
      });
    },
    terminate() {
      worker.terminated = true;
    },
  };
  return worker;
}

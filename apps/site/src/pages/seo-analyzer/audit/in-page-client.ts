import { answerAudit } from "../../../analyzer/answer-audit.ts";
import { type AuditClient, createAuditClient } from "../../../analyzer/audit-client.ts";
import type { AuditResponse } from "../../../analyzer/protocol.ts";

/** For stories: audits on the main thread, without a worker. */
export function createInPageClient(): AuditClient {
  return createAuditClient(() => {
    const worker: ReturnType<Parameters<typeof createAuditClient>[0]> = {
      onmessage: null,
      onerror: null,
      postMessage(request) {
        void answerAudit(request, (data) =>
          worker.onmessage?.({ data } as MessageEvent<AuditResponse>),
        );
      },
      terminate: () => {},
    };
    return worker;
  });
}

/** For stories: an audit that never ends. */
export function createEndlessClient(): AuditClient {
  return createAuditClient(() => ({
    onmessage: null,
    onerror: null,
    postMessage: () => {},
    terminate: () => {},
  }));
}

import workerUrl from "../../../analyzer/audit.worker.ts?worker&url";
import { type AuditClient, createAuditClient } from "../../../analyzer/audit-client.ts";
import { trustedScriptUrl } from "../../../browser/trusted-script-url.ts";

/** Creates a client that audits in a worker. */
export function createWorkerClient(): AuditClient {
  return createAuditClient(
    () => new Worker(trustedScriptUrl(workerUrl), { type: "module", name: "audit" }),
  );
}

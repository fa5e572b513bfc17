import workerUrl from "../../../analyzer/audit.worker.ts?worker&url";
import { type AuditClient, createAuditClient } from "../../../analyzer/audit-client.ts";
import { trustedScriptUrl } from "../../../browser/trusted-script-url.ts";

/** Makes audits run in a worker of this site's own. */
export function createWorkerClient(): AuditClient {
  return createAuditClient(
    () => new Worker(trustedScriptUrl(workerUrl), { type: "module", name: "audit" }),
  );
}

import workerUrl from "../../../analyzer/audit.worker.ts?worker&url";
import { type AuditCall, auditIn } from "../../../analyzer/audit-client.ts";
import { trustedScript } from "../../../browser/trusted-script.ts";

/** Audits in a worker. */
export function auditInWorker(source: string | Blob, call: AuditCall) {
  const worker = new Worker(trustedScript("site", workerUrl), { type: "module", name: "audit" });
  return auditIn(worker, source, call);
}

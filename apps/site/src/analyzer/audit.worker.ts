import "./umd-host.ts";

import { answerAudit } from "./answer-audit.ts";
import type { AuditRequest, AuditResponse } from "./protocol.ts";

/** The entry of the audit worker. */

interface WorkerScope {
  onmessage: ((event: MessageEvent<AuditRequest>) => void) | null;
  postMessage(message: AuditResponse): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  void answerAudit(data, (response) => scope.postMessage(response));
};

import type { AuditOptions, AuditReport } from "./audit/audit-types.ts";
import type { RefusalCode } from "./audit/input.ts";

/** What the page and the audit worker say to each other. */

/** A page to audit: pasted text, or a chosen file. */
export interface AuditRequest {
  readonly id: number;
  readonly source: string | Blob;
  readonly options: AuditOptions;
}

export type AuditStage = "reading" | "auditing";

export type AuditResponse =
  | { readonly id: number; readonly type: "progress"; readonly stage: AuditStage }
  | { readonly id: number; readonly type: "report"; readonly report: AuditReport }
  | {
      readonly id: number;
      readonly type: "refused";
      readonly code: RefusalCode;
      readonly message: string;
    };

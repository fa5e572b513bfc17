import type { RefusalCode } from "@kolam/seo-audit/input";
import type { AuditOptions, AuditReport } from "@kolam/seo-audit/types";

/** A page to audit: pasted text, or a chosen file. */
export interface AuditRequest {
  readonly source: string | Blob;
  readonly options: AuditOptions;
}

export type AuditStage = "reading" | "auditing";

export type AuditResponse =
  | { readonly type: "progress"; readonly stage: AuditStage }
  | { readonly type: "report"; readonly report: AuditReport }
  | { readonly type: "refused"; readonly code: RefusalCode; readonly message: string };

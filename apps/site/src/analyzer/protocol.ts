import type { RefusalCode } from "@kolam/seo-audit/input";
import type { AuditOptions, AuditReport } from "@kolam/seo-audit/types";

/** The messages between the page and the audit worker. */

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

/** The audit of one page: call `audit` with its HTML, then `auditText` or `auditJson`. */

export { audit } from "./audit.ts";
export { type CheckId, checks } from "./checks.ts";
export { decodeUpload } from "./input/declared-encoding.ts";
export { decodeHtml } from "./input/decode.ts";
export { AuditRefusal, type RefusalCode } from "./input/input.ts";
export { auditJson, auditText } from "./report/report.ts";
export { faultsOf } from "./score.ts";
export type { Texts, Translation } from "./texts/texts.ts";
export {
  type AuditOptions,
  type AuditReport,
  type CheckResult,
  type CheckStatus,
  checkGroups,
} from "./types.ts";

import { audit, decodeUpload, type Translation } from "@kolam/seo-audit";
import { AuditRefusal, refuseLarge } from "@kolam/seo-audit/input";
import { auditFailures } from "@site/texts/analyzer/analyzer-audit";
import { auditTexts } from "@site/texts/analyzer/audit-texts";
import type { AuditRequest, AuditResponse } from "./protocol.ts";

/** The owner's texts of the audit, with English as the fallback. */
const texts: Translation = auditTexts;

/** Answers a request with its progress, then with a report or a refusal. Never throws. */
export async function answerAudit(
  { source, options }: AuditRequest,
  answer: (response: AuditResponse) => void,
): Promise<void> {
  try {
    answer({ type: "progress", stage: "reading" });
    const html = typeof source === "string" ? source : await readBlob(source);
    answer({ type: "progress", stage: "auditing" });
    answer({ type: "report", report: audit(html, { ...options, texts }) });
  } catch (cause) {
    const { code, message } = cause instanceof AuditRefusal ? cause : unreadable(cause);
    answer({ type: "refused", code, message });
  }
}

/** Checks the size first, so that a file that is too large is never read into memory. */
async function readBlob(blob: Blob): Promise<string> {
  refuseLarge(blob.size);
  return decodeUpload(new Uint8Array(await blob.arrayBuffer()));
}

function unreadable(cause: unknown): AuditRefusal {
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new AuditRefusal("unreadable", auditFailures.unreadable(detail));
}

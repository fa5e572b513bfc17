import { audit } from "./audit/audit.ts";
import { decodeHtml } from "./audit/decode.ts";
import { AuditRefusal, refuseLarge } from "./audit/input.ts";
import type { AuditRequest, AuditResponse } from "./protocol.ts";

/** Answers one request, the last answer being a report or a refusal; it never throws. */
export async function answerAudit(
  { id, source, options }: AuditRequest,
  answer: (response: AuditResponse) => void,
): Promise<void> {
  try {
    answer({ id, type: "progress", stage: "reading" });
    const html = typeof source === "string" ? source : await readBlob(source);
    answer({ id, type: "progress", stage: "auditing" });
    answer({ id, type: "report", report: audit(html, options) });
  } catch (cause) {
    const { code, message } = cause instanceof AuditRefusal ? cause : unreadable(cause);
    answer({ id, type: "refused", code, message });
  }
}

/** A file's size is known before it is read, so an enormous one never reaches memory. */
async function readBlob(blob: Blob): Promise<string> {
  refuseLarge(blob.size);
  return decodeHtml(new Uint8Array(await blob.arrayBuffer()));
}

function unreadable(cause: unknown): AuditRefusal {
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new AuditRefusal("unreadable", `This page could not be audited (${detail}).`);
}

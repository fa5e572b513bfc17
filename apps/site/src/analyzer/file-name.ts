import {
  auditFileName as auditNameOf,
  reportFileName as nameOf,
} from "@kolam/content/model/analyzer/analyzer-rules";
import { isoDay } from "@kolam/seo-audit/plain-text";

const MAX_NAME = 100;

/** Replaces every run of characters that some file system refuses with a dot. */
function safeName(text: string): string {
  const safe = text
    .toLowerCase()
    .split(/[^a-z\d-]+/)
    .filter(Boolean)
    .join(".")
    .slice(0, MAX_NAME)
    .replace(/\.$/, "");
  return safe || "page";
}

/** `seo-analysis-{domain}-{date}.txt` */
export function reportFileName(domain: string, date: Date): string {
  return nameOf(safeName(domain), isoDay(date));
}

/** `seo-audit-{host or title}-{date}.{extension}` */
export function auditFileName(subject: string, date: Date, extension: "txt" | "json"): string {
  const host = URL.canParse(subject) ? new URL(subject).hostname : "";
  return auditNameOf(safeName(host || subject), isoDay(date), extension);
}

import {
  auditFileName as auditNameOf,
  reportFileName as nameOf,
} from "@kolam/content/analyzer/analyzer-rules";

const MAX_DOMAIN = 100;

/** A date as `YYYY-MM-DD` in the visitor's own time zone. */
export function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Only characters that any file system takes. */
function safeName(text: string): string {
  const safe = text
    .toLowerCase()
    .split(/[^a-z\d-]+/)
    .filter(Boolean)
    .join(".")
    .slice(0, MAX_DOMAIN)
    .replace(/\.$/, "");
  return safe || "page";
}

/** `seo-analysis-{domain}-{date}.txt`. */
export function reportFileName(domain: string, date: Date): string {
  return nameOf(safeName(domain), isoDay(date));
}

/** `seo-audit-{host or title}-{date}.{extension}`; an address gives its host. */
export function auditFileName(subject: string, date: Date, extension: "txt" | "json"): string {
  const host = URL.canParse(subject) ? new URL(subject).hostname : "";
  return auditNameOf(safeName(host || subject), isoDay(date), extension);
}

import { resolve } from "node:path";
import { loadSiteConfig, type SiteConfig } from "../../../config/site-config.ts";
import { readBuiltSite } from "./built-site.ts";
import { auditSite } from "./page-audit.ts";
import { auditReport } from "./report.ts";

/** Thrown when there are problems. The message is the report. */
export class PageAuditError extends Error {
  override name = "PageAuditError";
}

/**
 * Audits the site in `dist` and prints a summary.
 * @throws PageAuditError with every problem and its fix
 */
export function runPageAudit(dist: string, config: SiteConfig): void {
  const audit = auditSite(readBuiltSite(dist, config));
  const report = auditReport(audit);
  if (audit.problems.length > 0) throw new PageAuditError(report);
  console.log(report);
}

if (import.meta.main) {
  try {
    runPageAudit(resolve(import.meta.dirname, "../../../dist"), loadSiteConfig());
  } catch (error) {
    if (!(error instanceof PageAuditError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

import { count } from "../format.ts";
import { inert, isoDay } from "../report/plain-text.ts";
import { auditText, faultCount, JSON_FORMAT, resultLines } from "../report/report.ts";
import { faultsOf } from "../score.ts";
import type { AuditReport } from "../types.ts";

/** A page that was audited. */
export interface AuditedPage {
  readonly file: string;
  readonly report: AuditReport;
}

/** A page that could not be audited. */
export interface RefusedPage {
  readonly file: string;
  readonly message: string;
}

/** One page as text: its score and its faults. */
export function faultText({ file, report }: AuditedPage): string {
  const { subject, score, results } = report;
  const name = file === "-" ? "Standard input" : inert(file);
  const lines = [
    `${name} (${inert(subject)}): ${score} of 100, ${faultCount(results)}`,
    ...faultsOf(results).flatMap(resultLines),
  ];
  return `${lines.join("\n")}\n`;
}

/** One page as text: its score and all of its checks. */
export function fullText({ report }: AuditedPage, date: Date): string {
  return auditText(report, date);
}

/** The last line for a folder. */
export function summaryText(pages: readonly AuditedPage[]): string {
  const faultless = pages.filter(({ report }) => faultsOf(report.results).length === 0);
  return `${count(pages.length, "page")} audited, ${faultless.length} without faults.\n`;
}

/** All pages as one JSON document, the same for one page and for many. */
export function jsonText(
  pages: readonly AuditedPage[],
  refused: readonly RefusedPage[],
  date: Date,
): string {
  const reports = pages.map(({ file, report }) => ({ file, ...report }));
  const document = { format: JSON_FORMAT, date: isoDay(date), pages: reports, refused };
  return `${JSON.stringify(document, null, 2)}\n`;
}

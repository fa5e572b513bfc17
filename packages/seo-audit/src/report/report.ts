import { count } from "../format.ts";
import type { AuditReport, CheckResult, CheckStatus } from "../types.ts";
import { asFile, entry, heading, inert, isoDay, wrapped } from "./plain-text.ts";

export const statusMarks: Readonly<Record<CheckStatus, string>> = {
  good: "[good]",
  warning: "[warning]",
  error: "[error]",
  "not-applicable": "[not applicable]",
};

/** Raised whenever a property of the JSON is renamed or removed. */
export const JSON_FORMAT = 2;

/**
 * The audit as plain text. Text from the page is put on one line without control or direction
 * characters, so that it can neither act in a terminal nor forge a line of the report.
 */
export function auditText(report: AuditReport, date: Date): string {
  return asFile([
    ...heading("SEO audit of a page's HTML", "="),
    entry("Page", report.subject),
    entry("Date", isoDay(date)),
    entry("Score", `${report.score} of 100`),
    entry("Faults", faultCount(report.results)),
    entry("Title in results", report.search.title.text),
    entry("Description in results", report.search.description.text),
    "",
    ...report.groups.flatMap(({ id, title }) => [
      ...heading(title),
      ...report.results.filter(({ group }) => group === id).flatMap(resultLines),
      "",
    ]),
    ...heading("Not checked: what HTML alone cannot tell"),
    ...report.notChecked.flatMap(({ what, why }) => [`- ${what}`, ...wrapped(why, "  ")]),
  ]);
}

/** "2 errors, 1 warning" */
export function faultCount(results: readonly CheckResult[]): string {
  const withStatus = (status: CheckStatus) =>
    results.filter((result) => result.status === status).length;
  return `${count(withStatus("error"), "error")}, ${count(withStatus("warning"), "warning")}`;
}

/** One result; for a fault also why it matters, how to fix it and where it is. */
export function resultLines(result: CheckResult): string[] {
  const isFault = result.status === "warning" || result.status === "error";
  const lines = [
    `${statusMarks[result.status]} ${result.title} (weight ${result.weight}) [${result.id}]`,
    ...wrapped(result.found, "  "),
  ];
  if (!isFault) return lines;
  const unlisted = result.occurrences - result.locations.length;
  return [
    ...lines,
    ...wrapped(`Why: ${result.why}`, "  "),
    ...wrapped(`Fix: ${result.fix}`, "  "),
    ...result.locations.map(
      ({ line, column, snippet }) => `  line ${line}, column ${column}: ${inert(snippet)}`,
    ),
    ...(unlisted > 0 && result.locations.length > 0 ? [`  and ${unlisted} more`] : []),
  ];
}

/** The audit as indented JSON, with the date and the version of this format. */
export function auditJson(report: AuditReport, date: Date): string {
  return `${JSON.stringify({ format: JSON_FORMAT, date: isoDay(date), ...report }, null, 2)}\n`;
}

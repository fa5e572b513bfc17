import { isoDay } from "../file-name.ts";
import { asFile, entry, heading, inert, wrapped } from "../plain-text.ts";
import {
  type AuditReport,
  type CheckResult,
  type CheckStatus,
  checkGroups,
} from "./audit-types.ts";

/** The words the text report puts before each result. */
const statusMarks: Readonly<Record<CheckStatus, string>> = {
  good: "[good]",
  warning: "[warning]",
  error: "[error]",
  "not-applicable": "[not applicable]",
};

/**
 * The audit as plain text. All of the page's own words are put on one line each, without control or
 * direction characters, so that nothing in them can act in a terminal or forge a line of the report.
 */
export function auditText(report: AuditReport, date: Date): string {
  return asFile([
    ...heading("SEO audit of a page's HTML", "="),
    entry("Page", report.subject),
    entry("Date", isoDay(date)),
    entry("Score", `${report.score} of 100, ${report.label.label}`),
    entry("Title in results", report.search.title.text),
    entry("Description in results", report.search.description.text),
    "",
    ...checkGroups.flatMap(({ id, title }) => [
      ...heading(title),
      ...report.results.filter(({ group }) => group === id).flatMap(resultLines),
      "",
    ]),
    ...heading("Not checked: what HTML alone cannot tell"),
    ...report.notChecked.flatMap(({ what, why }) => [`- ${what}`, ...wrapped(why, "  ")]),
  ]);
}

function resultLines(result: CheckResult): string[] {
  const isFault = result.status === "warning" || result.status === "error";
  const lines = [
    `${statusMarks[result.status]} ${result.title} (weight ${result.weight})`,
    ...wrapped(result.found, "  "),
  ];
  if (!isFault) return lines;
  const unlisted = result.occurrences - result.locations.length;
  return [
    ...lines,
    ...wrapped(`Why: ${result.why}`, "  "),
    ...wrapped(`Mend: ${result.fix}`, "  "),
    ...result.locations.map(
      ({ line, column, snippet }) => `  line ${line}, column ${column}: ${inert(snippet)}`,
    ),
    ...(unlisted > 0 && result.locations.length > 0 ? [`  and ${unlisted} more`] : []),
  ];
}

/** The audit as JSON, indented, with the day and a version of this format. */
export function auditJson(report: AuditReport, date: Date): string {
  return `${JSON.stringify({ format: 1, date: isoDay(date), ...report }, null, 2)}\n`;
}

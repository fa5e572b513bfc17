import type { AuditReport, CheckResult, CheckStatus, ReportLabels } from "../types.ts";
import { asFile, entry, heading, inert, isoDay, wrapped } from "./plain-text.ts";

/** Raised whenever a property of the JSON is renamed or removed. */
export const JSON_FORMAT = 2;

/**
 * The audit as plain text. Text from the page is put on one line without control or direction
 * characters, so that it can neither act in a terminal nor forge a line of the report.
 */
export function auditText(report: AuditReport, date: Date): string {
  const { labels } = report;
  return asFile([
    ...heading(labels.heading, "="),
    entry(labels.page, report.subject),
    entry(labels.date, isoDay(date)),
    entry(labels.score, `${report.score} ${labels.of}`),
    entry(labels.faults, faultCount(report.results, labels)),
    entry(labels.title, report.search.title.text),
    entry(labels.description, report.search.description.text),
    "",
    ...report.groups.flatMap(({ id, title }) => [
      ...heading(title),
      ...report.results
        .filter(({ group }) => group === id)
        .flatMap((result) => resultLines(result, labels)),
      "",
    ]),
    ...heading(labels.notChecked),
    ...report.notChecked.flatMap(({ what, why }) => [`- ${what}`, ...wrapped(why, "  ")]),
  ]);
}

/** "2 errors, 1 warning" */
export function faultCount(results: readonly CheckResult[], labels: ReportLabels): string {
  const counted = (status: "error" | "warning") => {
    const { length } = results.filter((result) => result.status === status);
    return `${length} ${labels.counted[status][length === 1 ? 0 : 1]}`;
  };
  return `${counted("error")}, ${counted("warning")}`;
}

/** "[error] Page title" */
export const marked = (status: CheckStatus, title: string, labels: ReportLabels) =>
  `[${labels.statuses[status]}] ${title}`;

/** Why a fault matters and how to fix it. */
export function advice(
  { why, fix }: Pick<CheckResult, "why" | "fix">,
  labels: ReportLabels,
): string[] {
  return [entry(labels.why, why), entry(labels.fix, fix)].flatMap((line) => wrapped(line, "  "));
}

/** One result; for a fault also why it matters, how to fix it and where it is. */
export function resultLines(result: CheckResult, labels: ReportLabels): string[] {
  const { id, status, title, weight, locations } = result;
  const lines = [
    `${marked(status, title, labels)} (${labels.weight} ${weight}) [${id}]`,
    ...wrapped(result.found, "  "),
  ];
  if (status !== "warning" && status !== "error") return lines;
  const unlisted = result.occurrences - locations.length;
  return [
    ...lines,
    ...advice(result, labels),
    ...locations.map(
      ({ line, column, snippet }) =>
        `  ${labels.line} ${line}, ${labels.column} ${column}: ${inert(snippet)}`,
    ),
    ...(unlisted > 0 && locations.length > 0 ? [`  ${entry(labels.more, unlisted)}`] : []),
  ];
}

/** The audit as indented JSON, with the date and the version of this format. */
export function auditJson(report: AuditReport, date: Date): string {
  return `${JSON.stringify({ format: JSON_FORMAT, date: isoDay(date), ...report }, null, 2)}\n`;
}

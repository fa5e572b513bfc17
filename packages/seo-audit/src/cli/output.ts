import { join } from "node:path";
import { count, quoteSome } from "../format.ts";
import { inert, isoDay, wrapped } from "../report/plain-text.ts";
import { auditText, faultCount, JSON_FORMAT, resultLines, statusMarks } from "../report/report.ts";
import { faultsOf } from "../score.ts";
import type { SiteResult } from "../site/site-check.ts";
import type { AuditReport, CheckResult } from "../types.ts";
import type { CliOptions } from "./options.ts";

/** A page that was audited, and which of its faults are not in the baseline. */
interface AuditedPage {
  readonly file: string;
  readonly report: AuditReport;
  readonly faults: readonly CheckResult[];
}

/** A file that was not audited, and why. */
export interface LeftOut {
  readonly file: string;
  readonly message: string;
}

/** What is known when all pages are audited. */
interface Ending {
  readonly pages: number;
  readonly faultless: number;
  /** Files that are no pages. */
  readonly skipped: readonly LeftOut[];
  /** Pages that could not be audited. */
  readonly refused: readonly LeftOut[];
  /** The checks across pages; empty for a single page. */
  readonly site: readonly SiteResult[];
  /** Those of their faults that are not in the baseline. */
  readonly siteFaults: readonly SiteResult[];
}

/** Prints pages as they are audited, so that a site of any size needs no more memory. */
interface Output {
  page(page: AuditedPage): void;
  end(ending: Ending): void;
}

type Write = (text: string) => void;

/** The output in the format that the options ask for. */
export function outputOf(options: CliOptions, write: Write, date: Date, isFolder: boolean): Output {
  switch (options.format) {
    case "json":
      return jsonOutput(write, date);
    case "ndjson":
      return ndjsonOutput(write);
    case "github":
      return githubOutput(write, isFolder ? options.input : "");
    case "text":
      return isFolder && !options.pages && !options.all
        ? checkOutput(write)
        : pageOutput(write, date, options.all, isFolder);
  }
}

/** Page by page, with the faults or with all checks. */
function pageOutput(write: Write, date: Date, all: boolean, isFolder: boolean): Output {
  return {
    page({ file, report, faults }) {
      const name = file === "-" ? "Standard input" : inert(file);
      const title = `${name} (${inert(report.subject)}): ${report.score} of 100, ${faultCount(faults)}`;
      write(all ? auditText(report, date) : lines([title, ...faults.flatMap(resultLines)]));
    },
    end(ending) {
      write(lines(ending.siteFaults.flatMap((result) => siteLines(result))));
      if (isFolder) write(summary(ending));
    },
  };
}

/** Examples of a check's faults. */
const EXAMPLES = 3;

/** The pages with the same fault. */
interface Group {
  readonly result: CheckResult;
  pages: number;
  readonly examples: string[];
}

/** Check by check, because a fault in a template is on every page. */
function checkOutput(write: Write): Output {
  const groups = new Map<string, Group>();
  return {
    page({ file, faults }) {
      for (const result of faults) {
        const key = `${result.status} ${result.id}`;
        const group = groups.get(key) ?? { result, pages: 0, examples: [] };
        groups.set(key, group);
        group.pages += 1;
        const line = result.locations[0] ? `:${result.locations[0].line}` : "";
        if (group.examples.length < EXAMPLES)
          group.examples.push(`${file}${line}: ${result.found}`);
      }
    },
    end(ending) {
      const rank = ({ result: { status, weight }, pages }: Group) =>
        (status === "error" ? 2 : 1) * weight * pages;
      const sorted = [...groups.values()].sort((a, b) => rank(b) - rank(a));
      const found = sorted.flatMap(({ result, pages, examples }) => [
        `${statusMarks[result.status]} ${result.title} [${result.id}]: ${count(pages, "page")}`,
        ...examples.flatMap((example) => wrapped(example, "  ")),
        ...advice(result),
      ]);
      write(lines([...ending.siteFaults.flatMap(siteLines), ...found]));
      write(summary(ending));
    },
  };
}

function advice({ why, fix }: Pick<CheckResult, "why" | "fix">): string[] {
  return [...wrapped(`Why: ${why}`, "  "), ...wrapped(`Fix: ${fix}`, "  "), ""];
}

function siteLines(result: SiteResult): string[] {
  const pages = new Set(result.locations.map(({ file }) => file)).size;
  const shown = result.locations.slice(0, EXAMPLES);
  return [
    `${statusMarks[result.status]} ${result.title} [${result.id}]: ${result.found}`,
    ...(pages === 0
      ? []
      : shown.map(({ file, line, snippet }) => `  ${inert(`${file}:${line}: ${snippet}`)}`)),
    ...advice(result),
  ];
}

function summary({ pages, faultless, skipped }: Ending): string {
  const left = skipped.map(({ file, message }) => `  ${inert(file)}: ${inert(message)}`);
  return lines([
    ...(left.length === 0 ? [] : [`${count(left.length, "file")} skipped:`, ...left]),
    `${count(pages, "page")} audited, ${faultless} without faults.`,
  ]);
}

/** One JSON document, the same for one page and for many, written page by page. */
function jsonOutput(write: Write, date: Date): Output {
  let separator = "";
  write(`{"format":${JSON_FORMAT},"date":"${isoDay(date)}","pages":[`);
  return {
    page({ file, report }) {
      write(`${separator}\n${JSON.stringify({ file, ...report })}`);
      separator = ",";
    },
    end({ skipped, refused, site }) {
      write(`\n],${JSON.stringify({ skipped, refused, site: { results: site } }).slice(1)}\n`);
    },
  };
}

/** A JSON object on each line: the pages, then one for the site. */
function ndjsonOutput(write: Write): Output {
  return {
    page: ({ file, report }) => write(`${JSON.stringify({ file, ...report })}\n`),
    end: ({ skipped, refused, site }) =>
      write(`${JSON.stringify({ skipped, refused, site: { results: site } })}\n`),
  };
}

/** Commands that GitHub shows beside the lines of a change. */
function githubOutput(write: Write, folder: string): Output {
  const escaped = (text: string) => text.replace(/[%\r\n:,]/g, (each) => encodeURIComponent(each));
  const tell = (
    file: string,
    { status, title, id, found }: Pick<CheckResult, "status" | "title" | "id" | "found">,
    place: { readonly line: number; readonly column: number } | undefined,
  ) => {
    const where = `file=${escaped(join(folder, file))},line=${place?.line ?? 1},col=${place?.column ?? 1}`;
    write(
      `::${status} ${where},title=${escaped(`${title} [${id}]`)}::${inert(found).replaceAll("%", "%25")}\n`,
    );
  };
  return {
    page({ file, faults }) {
      for (const fault of faults) tell(file, fault, fault.locations[0]);
    },
    end({ siteFaults }) {
      for (const fault of siteFaults) {
        for (const place of fault.locations) {
          tell(
            place.file,
            { ...fault, found: `${quoteSome([place.snippet])}. ${fault.fix}` },
            place,
          );
        }
      }
    },
  };
}

/** The faults of a page that are not in the baseline, the costliest first. */
export function newFaults(report: AuditReport, isNew: (id: string) => boolean): CheckResult[] {
  return faultsOf(report.results).filter(({ id }) => isNew(id));
}

function lines(texts: readonly string[]): string {
  return texts.length === 0 ? "" : `${texts.join("\n")}\n`;
}

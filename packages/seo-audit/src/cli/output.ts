import { join } from "node:path";
import { count, quoteSome } from "../format.ts";
import { inert, isoDay, wrapped } from "../report/plain-text.ts";
import {
  advice,
  auditText,
  faultCount,
  JSON_FORMAT,
  marked,
  resultLines,
} from "../report/report.ts";
import type { SiteResult } from "../site/site-check.ts";
import type { AuditReport, CheckResult, SourceLocation } from "../types.ts";
import { htmlOutput } from "./html-output.ts";
import type { CliOptions } from "./options.ts";

/** A file that was not audited, and why. */
export interface LeftOut {
  readonly file: string;
  readonly message: string;
}

/** What is known when all pages are audited. */
interface Ending {
  readonly pages: number;
  readonly faultless: number;
  /** Files that are not pages. */
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
  /** @param faults those of the report that are not in the baseline */
  page(file: string, report: AuditReport, faults: readonly CheckResult[]): void;
  end(ending: Ending): void;
}

type Write = (text: string) => void;

/** The output in the format that the options ask for. */
export function outputOf(options: CliOptions, write: Write, date: Date, isFolder: boolean): Output {
  switch (options.format) {
    case "json":
      return jsonOutput(write, date);
    case "ndjson":
      return {
        page: (file, report) => write(`${JSON.stringify({ file, ...report })}\n`),
        end: (ending) => write(`${JSON.stringify(siteData(ending))}\n`),
      };
    case "html":
      return htmlOutput(write, date, options.texts.report);
    case "github":
      return githubOutput(write, isFolder ? options.input : "");
    case "text":
      return isFolder && !options.pages && !options.all
        ? checkOutput(write, options)
        : pageOutput(write, date, options, isFolder);
  }
}

const siteData = ({ skipped, refused, site }: Ending) => ({
  skipped,
  refused,
  site: { results: site },
});

/** One JSON document, the same for one page and for many, written page by page. */
function jsonOutput(write: Write, date: Date): Output {
  let separator = "";
  write(`{"format":${JSON_FORMAT},"date":"${isoDay(date)}","pages":[`);
  return {
    page(file, report) {
      write(`${separator}\n${JSON.stringify({ file, ...report })}`);
      separator = ",";
    },
    end: (ending) => write(`\n],${JSON.stringify(siteData(ending)).slice(1)}\n`),
  };
}

/** Page by page, with the faults or with all checks. */
function pageOutput(
  write: Write,
  date: Date,
  { all, texts: { report: labels } }: CliOptions,
  isFolder: boolean,
): Output {
  return {
    page(file, report, faults) {
      const name = file === "-" ? "Standard input" : inert(file);
      const title = `${name} (${inert(report.subject)}): ${report.score} ${labels.of}, ${faultCount(faults, labels)}`;
      const lines = faults.flatMap((fault) => resultLines(fault, labels));
      write(all ? auditText(report, date) : asLines([title, ...lines]));
    },
    end(ending) {
      write(asLines(ending.siteFaults.flatMap((result) => siteLines(result, labels))));
      if (isFolder) write(summary(ending));
    },
  };
}

/** Examples of a check's faults. */
const EXAMPLES = 3;

/** Check by check, because a fault in a template is on every page. */
function checkOutput(write: Write, { texts: { report: labels } }: CliOptions): Output {
  const groups = new Map<string, { result: CheckResult; pages: number; examples: string[] }>();
  return {
    page(file, _report, faults) {
      for (const result of faults) {
        const key = `${result.status} ${result.id}`;
        const group = groups.get(key) ?? { result, pages: 0, examples: [] };
        groups.set(key, group);
        group.pages += 1;
        const line = result.locations[0] ? `:${result.locations[0].line}` : "";
        if (group.pages <= EXAMPLES) group.examples.push(`${file}${line}: ${result.found}`);
      }
    },
    end(ending) {
      const found = [...groups.values()].map(({ result, pages, examples }) => ({
        rank: (result.status === "error" ? 2 : 1) * result.weight * pages,
        lines: [
          `${marked(result.status, result.title, labels)} [${result.id}]: ${count(pages, "page")}`,
          ...examples.flatMap((example) => wrapped(example, "  ")),
          ...advice(result, labels),
          "",
        ],
      }));
      const across = ending.siteFaults.flatMap((result) => siteLines(result, labels));
      const sorted = found.sort((a, b) => b.rank - a.rank).flatMap(({ lines }) => lines);
      write(asLines([...across, ...sorted]) + summary(ending));
    },
  };
}

function siteLines(result: SiteResult, labels: CliOptions["texts"]["report"]): string[] {
  return [
    `${marked(result.status, result.title, labels)} [${result.id}]: ${result.found}`,
    ...result.locations
      .slice(0, EXAMPLES)
      .map(({ file, line, snippet }) => `  ${inert(`${file}:${line}: ${snippet}`)}`),
    ...advice(result, labels),
    "",
  ];
}

function summary({ pages, faultless, skipped, siteFaults }: Ending): string {
  const left = skipped.map(({ file, message }) => `  ${inert(file)}: ${inert(message)}`);
  return asLines([
    ...(left.length === 0 ? [] : [`${count(left.length, "file")} skipped:`, ...left]),
    `${count(pages, "page")} audited, ${faultless} without faults${siteFaults.length > 0 ? " of their own" : ""}.`,
  ]);
}

/** Commands that GitHub shows beside the lines of a change. */
function githubOutput(write: Write, folder: string): Output {
  const escaped = (text: string) => text.replace(/[%\r\n:,]/g, (each) => encodeURIComponent(each));
  const tell = (
    file: string,
    { status, title, id }: Pick<CheckResult, "status" | "title" | "id">,
    message: string,
    { line, column }: Pick<SourceLocation, "line" | "column"> = { line: 1, column: 1 },
  ) => {
    const where = `file=${escaped(join(folder, file))},line=${line},col=${column}`;
    const what = `title=${escaped(`${title} [${id}]`)}::${inert(message).replaceAll("%", "%25")}`;
    write(`::${status} ${where},${what}\n`);
  };
  return {
    page(file, _report, faults) {
      for (const fault of faults) tell(file, fault, fault.found, fault.locations[0]);
    },
    end({ siteFaults }) {
      for (const fault of siteFaults) {
        for (const place of fault.locations) {
          tell(place.file, fault, `${quoteSome([place.snippet])}. ${fault.fix}`, place);
        }
      }
    },
  };
}

function asLines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join("");
}

import { inert, isoDay } from "../report/plain-text.ts";
import { faultCount } from "../report/report.ts";
import type { SiteResult } from "../site/site-check.ts";
import type { AuditReport, CheckResult, ReportLabels } from "../types.ts";

/** Text of a page as text of a document. */
const escaped = (text: string) =>
  inert(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { line-height: 1.2; }
  summary { display: flex; gap: 1rem; align-items: baseline; padding: 0.75rem 0; cursor: pointer; overflow-wrap: anywhere; }
  summary > :first-child { min-width: 3ch; font-size: 1.5rem; font-weight: bold; text-align: end; }
  details { border-top: 1px solid; }
  article { margin: 0 0 1.5rem 4.5ch; overflow-wrap: anywhere; }
  h3 { margin: 0; font-size: 1rem; }
  p { margin: 0.25rem 0; }
  code { font-size: 0.875rem; }
  @media print { details > :not(summary) { display: block; } }
`;

const headOf = (date: Date) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>SEO audit, ${isoDay(date)}</title><style>${STYLE}</style><h1>SEO audit</h1><p>${isoDay(date)}</p>\n`;

function fault(result: CheckResult, labels: ReportLabels): string {
  const places = result.locations.map(
    ({ line, column, snippet }) =>
      `<li>${escaped(`${labels.line} ${line}, ${labels.column} ${column}`)}: <code>${escaped(snippet)}</code>`,
  );
  return [
    `<article><h3>${escaped(`${labels.statuses[result.status]}: ${result.title}`)}</h3>`,
    `<p>${escaped(result.found)}</p>`,
    `<p>${escaped(labels.why)}: ${escaped(result.why)}</p>`,
    `<p>${escaped(labels.fix)}: ${escaped(result.fix)}</p>`,
    places.length > 0 ? `<ul>${places.join("")}</ul>` : "",
    "</article>",
  ].join("");
}

interface HtmlEnding {
  readonly pages: number;
  readonly faultless: number;
  readonly refused: readonly { readonly file: string; readonly message: string }[];
  readonly siteFaults: readonly SiteResult[];
}

/** The report as one HTML file without scripts, which shows nothing of a page but its text. */
export function htmlOutput(write: (text: string) => void, date: Date, labels: ReportLabels) {
  write(headOf(date));
  return {
    page(file: string, report: AuditReport, faults: readonly CheckResult[]): void {
      const name = file === "-" ? report.subject : file;
      write(
        `<details><summary><span>${report.score}</span> <span>${escaped(name)}</span> <span>${escaped(faultCount(faults, labels))}</span></summary>${faults.map((each) => fault(each, labels)).join("")}</details>\n`,
      );
    },
    end({ pages, faultless, refused, siteFaults }: HtmlEnding): void {
      const across = siteFaults.map(
        ({ title, found, fix }) =>
          `<article><h3>${escaped(title)}</h3><p>${escaped(found)}</p><p>${escaped(fix)}</p></article>`,
      );
      const left = refused.map(({ file, message }) => `<li>${escaped(file)}: ${escaped(message)}`);
      write(
        `${across.join("")}${left.length > 0 ? `<ul>${left.join("")}</ul>` : ""}<p>${pages} audited, ${faultless} without faults.</p></html>\n`,
      );
    },
  };
}

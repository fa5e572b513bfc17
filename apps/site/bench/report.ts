import type { Clicks } from "./clicks.ts";
import type { Felt, JourneyName } from "./interactions.ts";
import type { Simulated } from "./simulated.ts";
import { median, spread } from "./statistics.ts";
import type { Visit } from "./visit.ts";

/** A page on one of the hosts, and what each round measured there. */
export interface Subject {
  /** The page's path. */
  readonly page: string;
  /** `site`, `floor`, `bare floor`, a peer or a site of others. */
  readonly host: string;
  readonly mobile: Simulated[];
  readonly desktop: Simulated[];
  readonly applied: Visit[];
}

/** How the navigations on one host went. */
export interface Journey {
  readonly host: string;
  readonly runs: Clicks[];
}

/** How one journey through the site felt. */
export interface Visited {
  readonly name: JourneyName;
  readonly runs: Felt[];
}

type Row = readonly string[];

/** A Markdown table with even columns. The first row is its head. */
export function markdownTable(rows: readonly Row[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join("\n");
}

const ms = (value: number) => value.toFixed(0);
const kb = (value: number) => (value / 1024).toFixed(0);

/** Median and spread of one field. */
function cell<Run>(runs: readonly Run[], field: keyof Run, unit = ms): string {
  const values = runs.map((run) => Number(run[field]));
  return values.length === 0 ? "" : `${unit(median(values))} ±${unit(spread(values))}`;
}

function plain<Run>(runs: readonly Run[], field: keyof Run, unit = ms): string {
  return runs.length === 0 ? "" : unit(median(runs.map((run) => Number(run[field]))));
}

type Paints = { readonly fcp: number; readonly lcp: number };

/** A subject's medians over those of the floor of its page. */
function overFloor(runs: readonly Paints[], floor: readonly Paints[] | undefined): string {
  if (runs.length === 0 || !floor || floor.length === 0 || floor === runs) return "";
  const ratio = (field: keyof Paints) =>
    median(runs.map((run) => run[field])) / median(floor.map((run) => run[field]));
  return `${ratio("fcp").toFixed(2)} / ${ratio("lcp").toFixed(2)}`;
}

const floorOf = (subjects: readonly Subject[], page: string) =>
  subjects.find((subject) => subject.page === page && subject.host === "floor");

function simulatedTable(subjects: readonly Subject[], device: "mobile" | "desktop"): string {
  const head = ["page", "host", "score", "FCP ms", "LCP ms", "× floor", "TBT ms", "CLS", "KB (JS)"];
  const measured = subjects.filter((subject) => subject[device].length > 0);
  const rows = measured.map((subject) => {
    const runs = subject[device];
    return [
      subject.page,
      subject.host,
      plain(runs, "score"),
      cell(runs, "fcp"),
      cell(runs, "lcp"),
      overFloor(runs, floorOf(subjects, subject.page)?.[device]),
      cell(runs, "tbt"),
      plain(runs, "cls", (value) => value.toFixed(3)),
      `${plain(runs, "transfer", kb)} (${plain(runs, "script", kb)})`,
    ];
  });
  return markdownTable([head, ...rows]);
}

function appliedTable(subjects: readonly Subject[]): string {
  const head = ["page", "host", "FCP ms", "LCP ms", "× floor", "TBT ms", "longest task", "CLS"];
  const rows = subjects.map((subject) => {
    const runs = subject.applied;
    return [
      subject.page,
      subject.host,
      cell(runs, "fcp"),
      cell(runs, "lcp"),
      overFloor(runs, floorOf(subjects, subject.page)?.applied),
      cell(runs, "tbt"),
      plain(runs, "longestTask"),
      plain(runs, "cls", (value) => value.toFixed(3)),
    ];
  });
  return markdownTable([head, ...rows]);
}

function clickTable(journeys: readonly Journey[]): string {
  const head = ["host", "first ms", "warm ms", "back ms"];
  const rows = journeys.map(({ host, runs }) => [
    host,
    cell(runs, "first"),
    cell(runs, "warm"),
    cell(runs, "back"),
  ]);
  return markdownTable([head, ...rows]);
}

function interactionTable(visited: readonly Visited[]): string {
  const head = [
    "journey",
    "slowest interaction ms",
    "longest task ms",
    "timed",
    "the slowest of all",
  ];
  const rows = visited.map(({ name, runs }) => [
    name,
    cell(runs, "slowest"),
    cell(runs, "longestTask"),
    plain(runs, "timed"),
    runs.toSorted((a, b) => b.slowest - a.slowest)[0]?.what.replaceAll("|", " ") ?? "",
  ]);
  return markdownTable([head, ...rows]);
}

/** All that a run measured, as Markdown. Kinds of measurement that were left out are left out. */
export function report(
  subjects: readonly Subject[],
  journeys: readonly Journey[],
  visited: readonly Visited[],
): string {
  const has = (kind: "mobile" | "desktop" | "applied") =>
    subjects.some((subject) => subject[kind].length > 0);
  return [
    ...(has("mobile")
      ? ["## Lighthouse, mobile, simulated", simulatedTable(subjects, "mobile")]
      : []),
    ...(has("desktop")
      ? ["## Lighthouse, desktop, simulated", simulatedTable(subjects, "desktop")]
      : []),
    ...(has("applied")
      ? ["## A real browser, 4× CPU, 1.6 Mbit/s, 150 ms", appliedTable(subjects)]
      : []),
    ...(journeys.length > 0
      ? ["## From a click to the next page's heading, same browser", clickTable(journeys)]
      : []),
    ...(visited.length > 0
      ? ["## Interactions of whole journeys, same browser", interactionTable(visited)]
      : []),
  ].join("\n\n");
}

import type { Clicks, VisitorKind } from "../visits/clicks.ts";
import type { JourneyName, Responsiveness } from "../visits/journeys.ts";
import type { MainThread } from "../visits/main-thread.ts";
import type { Device, Simulated } from "../visits/simulated.ts";
import type { Visit } from "../visits/visit.ts";
import { median } from "./statistics.ts";
import { type Columns, cell, markdownTable } from "./table.ts";

/** A page on one of the hosts, with the results of each round. */
export interface Subject {
  /** The page's path. */
  readonly page: string;
  /** `site`, `floor`, `bare floor` or another site. */
  readonly host: string;
  readonly mobile: Simulated[];
  readonly desktop: Simulated[];
  readonly applied: Visit[];
  /** The main thread's work, with motion. */
  readonly moving: MainThread[];
  /** The same for a visitor who prefers reduced motion. */
  readonly still: MainThread[];
}

/** The times from click to page of one kind of visitor on one host. */
export interface Navigations {
  readonly visitor: VisitorKind;
  readonly host: string;
  readonly runs: Clicks[];
}

/** The responsiveness of one journey through the site. */
export interface Journey {
  readonly name: JourneyName;
  readonly runs: Responsiveness[];
}

/** The measurements of a subject. */
type Kind = Device | "applied";

const ms = (value: number) => value.toFixed(0);
const kb = (value: number) => (value / 1024).toFixed(0);
const shift = (value: number) => value.toFixed(3);

/** Median and spread of one field. */
function spreadOf<Run>(runs: readonly Run[], field: keyof Run): string {
  return cell(runs.map((run) => Number(run[field])));
}

/** Median of one field. */
function medianOf<Run>(runs: readonly Run[], field: keyof Run, unit = ms): string {
  return runs.length === 0 ? "" : unit(median(runs.map((run) => Number(run[field]))));
}

/** A subject's medians over those of the floor of the same page. */
function overFloor({ page, host }: Subject, subjects: readonly Subject[], kind: Kind): string {
  const find = (wanted: string) =>
    subjects.find((subject) => subject.page === page && subject.host === wanted)?.[kind] ?? [];
  const own = find(host);
  const floor = find("floor");
  if (own.length === 0 || floor.length === 0 || host === "floor") return "";
  const ratio = (field: "fcp" | "lcp") =>
    median(own.map((run) => run[field])) / median(floor.map((run) => run[field]));
  return `${ratio("fcp").toFixed(2)} / ${ratio("lcp").toFixed(2)}`;
}

function visitTable(subjects: readonly Subject[], kind: Kind): string {
  const device = kind === "applied" ? undefined : kind;
  const runsOf = (subject: Subject): readonly (Simulated | Visit)[] => subject[kind];
  const time = (field: "fcp" | "lcp" | "tbt") => (subject: Subject) =>
    spreadOf(runsOf(subject), field);
  const cls = (subject: Subject) => medianOf(runsOf(subject), "cls", shift);
  return markdownTable<Subject>(
    subjects.filter((subject) => subject[kind].length > 0),
    {
      page: ({ page }) => page,
      host: ({ host }) => host,
      ...(device && { score: (subject) => medianOf(subject[device], "score") }),
      "FCP ms": time("fcp"),
      "LCP ms": time("lcp"),
      "× floor": (subject) => overFloor(subject, subjects, kind),
      "TBT ms": time("tbt"),
      ...(!device && { "longest task": ({ applied }) => medianOf(applied, "longestTask") }),
      CLS: cls,
      ...(device && {
        "KB (JS)": ({ [device]: runs }) =>
          `${medianOf(runs, "transfer", kb)} (${medianOf(runs, "script", kb)})`,
      }),
    },
  );
}

/** The main thread's work with motion, or with reduced motion. */
function threadTable(subjects: readonly Subject[], motion: "moving" | "still"): string {
  const time = (field: keyof MainThread) => (subject: Subject) => spreadOf(subject[motion], field);
  return markdownTable<Subject>(
    subjects.filter((subject) => subject[motion].length > 0),
    {
      page: ({ page }) => page,
      host: ({ host }) => host,
      "all ms": time("all"),
      "style ms": time("style"),
      "layout ms": time("layout"),
      "paint ms": time("paint"),
      "script ms": time("script"),
      "longest task": time("longest"),
      "styles, layouts": (subject) =>
        `${medianOf(subject[motion], "styles")}, ${medianOf(subject[motion], "layouts")}`,
    },
  );
}

/** The times of one of the three arrivals, and the ways in which the pages came. */
function arrivals({ runs }: Navigations, which: keyof Clicks): string {
  const ways = new Set(runs.map((run) => run[which].way));
  return `${cell(runs.map((run) => run[which].ms))} ${[...ways].join(" or ")}`;
}

const clickColumns: Columns<Navigations> = {
  visitor: ({ visitor }) => visitor,
  host: ({ host }) => host,
  "first ms": (each) => arrivals(each, "first"),
  "again ms": (each) => arrivals(each, "again"),
  "back ms": (each) => arrivals(each, "back"),
  "back to the first ms": (each) => arrivals(each, "toFirst"),
};

const journeyColumns: Columns<Journey> = {
  journey: ({ name }) => name,
  "slowest interaction ms": ({ runs }) => spreadOf(runs, "slowest"),
  "longest task ms": ({ runs }) => spreadOf(runs, "longestTask"),
  timed: ({ runs }) => medianOf(runs, "timed"),
  "the slowest": ({ runs }) =>
    runs.toSorted((a, b) => b.slowest - a.slowest)[0]?.what.replaceAll("|", " ") ?? "",
};

/** All results of a run as Markdown, without the kinds of measurement that were left out. */
export function report(
  subjects: readonly Subject[],
  navigations: readonly Navigations[],
  journeys: readonly Journey[],
): string {
  const tables = {
    "Lighthouse, mobile, simulated": visitTable(subjects, "mobile"),
    "Lighthouse, desktop, simulated": visitTable(subjects, "desktop"),
    "A real browser, 4× CPU, 1.6 Mbit/s, 150 ms": visitTable(subjects, "applied"),
    "Main thread until 3 s after load, same browser": threadTable(subjects, "moving"),
    "Main thread until 3 s after load, reduced motion": threadTable(subjects, "still"),
    "From a click to the heading of the next page, same browser": markdownTable(
      navigations,
      clickColumns,
    ),
    "Interactions, same browser": markdownTable(journeys, journeyColumns),
  };
  return Object.entries(tables)
    .filter(([, table]) => table !== "")
    .map(([title, table]) => `## ${title}\n\n${table}`)
    .join("\n\n");
}

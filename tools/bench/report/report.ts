import type { Clicks } from "../visits/clicks.ts";
import type { JourneyName, Responsiveness } from "../visits/journeys.ts";
import type { Device, Simulated } from "../visits/simulated.ts";
import type { Visit } from "../visits/visit.ts";
import { median } from "./statistics.ts";
import { cell, markdownTable } from "./table.ts";

/** A page on one of the hosts, with the results of each round. */
export interface Subject {
  /** The page's path. */
  readonly page: string;
  /** `site`, `floor`, `bare floor`, a peer or another site. */
  readonly host: string;
  readonly mobile: Simulated[];
  readonly desktop: Simulated[];
  readonly applied: Visit[];
}

/** The times from click to page on one host. */
export interface Navigations {
  readonly host: string;
  readonly runs: Clicks[];
}

/** The responsiveness of one journey through the site. */
export interface Journey {
  readonly name: JourneyName;
  readonly runs: Responsiveness[];
}

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

type Paints = { readonly fcp: number; readonly lcp: number };

/** A subject's medians over those of the floor of the same page. */
function overFloor(
  { page, host }: Subject,
  subjects: readonly Subject[],
  runsOf: (subject: Subject) => readonly Paints[],
): string {
  const find = (wanted: string) =>
    subjects.find((subject) => subject.page === page && subject.host === wanted);
  const [own, floor] = [find(host), find("floor")].map((subject) => subject && runsOf(subject));
  if (!own?.length || !floor?.length || host === "floor") return "";
  const ratio = (field: keyof Paints) =>
    median(own.map((run) => run[field])) / median(floor.map((run) => run[field]));
  return `${ratio("fcp").toFixed(2)} / ${ratio("lcp").toFixed(2)}`;
}

function simulatedTable(subjects: readonly Subject[], device: Device): string {
  const head = ["page", "host", "score", "FCP ms", "LCP ms", "× floor", "TBT ms", "CLS", "KB (JS)"];
  const measured = subjects.filter((subject) => subject[device].length > 0);
  const rows = measured.map((subject) => {
    const runs = subject[device];
    return [
      subject.page,
      subject.host,
      medianOf(runs, "score"),
      spreadOf(runs, "fcp"),
      spreadOf(runs, "lcp"),
      overFloor(subject, subjects, (other) => other[device]),
      spreadOf(runs, "tbt"),
      medianOf(runs, "cls", shift),
      `${medianOf(runs, "transfer", kb)} (${medianOf(runs, "script", kb)})`,
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
      spreadOf(runs, "fcp"),
      spreadOf(runs, "lcp"),
      overFloor(subject, subjects, ({ applied }) => applied),
      spreadOf(runs, "tbt"),
      medianOf(runs, "longestTask"),
      medianOf(runs, "cls", shift),
    ];
  });
  return markdownTable([head, ...rows]);
}

function clickTable(navigations: readonly Navigations[]): string {
  const rows = navigations.map(({ host, runs }) => [
    host,
    spreadOf(runs, "first"),
    spreadOf(runs, "warm"),
    spreadOf(runs, "back"),
  ]);
  return markdownTable([["host", "first ms", "warm ms", "back ms"], ...rows]);
}

function journeyTable(journeys: readonly Journey[]): string {
  const head = ["journey", "slowest interaction ms", "longest task ms", "timed", "the slowest"];
  const rows = journeys.map(({ name, runs }) => [
    name,
    spreadOf(runs, "slowest"),
    spreadOf(runs, "longestTask"),
    medianOf(runs, "timed"),
    runs.toSorted((a, b) => b.slowest - a.slowest)[0]?.what.replaceAll("|", " ") ?? "",
  ]);
  return markdownTable([head, ...rows]);
}

/** All results of a run as Markdown, without the kinds of measurement that were left out. */
export function report(
  subjects: readonly Subject[],
  navigations: readonly Navigations[],
  journeys: readonly Journey[],
): string {
  const has = (kind: Device | "applied") => subjects.some((subject) => subject[kind].length > 0);
  const sections: readonly (readonly [boolean, string, () => string])[] = [
    [has("mobile"), "Lighthouse, mobile, simulated", () => simulatedTable(subjects, "mobile")],
    [has("desktop"), "Lighthouse, desktop, simulated", () => simulatedTable(subjects, "desktop")],
    [has("applied"), "A real browser, 4× CPU, 1.6 Mbit/s, 150 ms", () => appliedTable(subjects)],
    [
      navigations.length > 0,
      "From a click to the heading of the next page, same browser",
      () => clickTable(navigations),
    ],
    [journeys.length > 0, "Interactions, same browser", () => journeyTable(journeys)],
  ];
  return sections
    .filter(([wanted]) => wanted)
    .map(([, title, table]) => `## ${title}\n\n${table()}`)
    .join("\n\n");
}

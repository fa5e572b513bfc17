import type { Browser } from "@playwright/test";
import { openPage } from "./visit.ts";

/** The kinds of work that are distinguished. */
const kinds = {
  style: ["UpdateLayoutTree"],
  layout: ["Layout"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit"],
  script: ["EvaluateScript", "FunctionCall", "v8.compile", "v8.evaluateModule", "EventDispatch"],
} as const;

type Kind = keyof typeof kinds;

const kindOf: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind])),
);

/** The main thread's work: time in ms, and how often. */
export interface MainThread extends Readonly<Record<Kind | "all", number>> {
  /** How often styles were computed. */
  readonly styles: number;
  /** How often the page was laid out. */
  readonly layouts: number;
  /** The longest task. */
  readonly longest: number;
}

/** The part of an event of Chromium's trace that is read: times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
  };
}

/** Adds the work of one thread, whose events are in order, to the sums. */
function addThread(events: readonly TraceEvent[], sums: Record<keyof MainThread, number>): void {
  const open: { readonly end: number; readonly kind: Kind }[] = [];
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    const ms = tdur / 1000;
    if (name === "RunTask") {
      sums.all += ms;
      sums.longest = Math.max(sums.longest, ms);
    }
    const kind = kindOf[name];
    if (!kind) continue;
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const around = open.at(-1);
    if (around) sums[around.kind] -= ms;
    sums[kind] += ms;
    if (kind === "style") sums.styles += 1;
    if (kind === "layout") sums.layouts += 1;
    open.push({ end: ts + dur, kind });
  }
}

/**
 * Sums up what the main threads of all pages' processes did. Work inside work of a different kind,
 * such as a layout that a script asks for, counts as its own kind only.
 * @param events of Chromium's trace
 */
export function mainThreadOf(events: readonly TraceEvent[]): MainThread {
  const sums = {
    style: 0,
    layout: 0,
    paint: 0,
    script: 0,
    all: 0,
    styles: 0,
    layouts: 0,
    longest: 0,
  };
  for (const thread of events) {
    if (thread.name !== "thread_name" || thread.args?.name !== "CrRendererMain") continue;
    const own = events.filter(
      ({ ph, pid, tid }) => ph === "X" && pid === thread.pid && tid === thread.tid,
    );
    addThread(
      own.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)),
      sums,
    );
  }
  return sums;
}

/** How long after `load` a page is observed, in ms: what starts later does not count as less. */
const observedMs = 3_000;

/**
 * Opens an address for the first time and sums up its main thread's work until three seconds after
 * it has loaded.
 * @param reduced whether the visitor asks for reduced motion
 */
export async function mainThread(
  browser: Browser,
  url: string,
  reduced = false,
): Promise<MainThread> {
  const page = await openPage(browser, { reduced });
  await browser.startTracing(page, {
    categories: ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8"],
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(observedMs);
  const trace = await browser.stopTracing();
  await page.context().close();
  return mainThreadOf(JSON.parse(trace.toString()).traceEvents);
}

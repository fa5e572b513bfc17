import type { Page } from "@playwright/test";

/**
 * How much slower than the reference machine the visitor's is. Nothing is slowed down for it: times are
 * those the page's main thread was at work, multiplied. Clock times under a real slowdown say more about
 * what else runs on a shared machine than about the page; they are `pnpm bench`'s.
 */
const slowdown = 4;

/**
 * What `layOut` takes on the reference machine while nothing else runs there, in ms: the least of 150
 * times on two cores of 2023. Where it takes longer, also because others use the same caches, times are
 * divided by as much.
 */
const referenceWork = 4.6;

/** How often it is done; the least counts, as in the reference. */
const repetitions = 5;

/** A stretch of time in microseconds, on the clock of the trace. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A task of the page's main thread. */
interface Task extends Span {
  /** Processor time in microseconds. */
  readonly work: number;
}

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly data?: { readonly interactionId?: number } };
}

/** What to write down. As little as will do: it costs the page time. */
const categories = {
  tasks: ["toplevel", "blink.user_timing"],
  interactions: ["devtools.timeline"],
};

/** The tasks of the thread that tells of marks and interactions, the outermost of those that hold others. */
function mainTasks(events: readonly TraceEvent[]): Task[] {
  const { pid, tid } = events.findLast(({ cat }) => cat.includes("user_timing")) ?? {};
  const all = events.filter(
    (event) => event.name.endsWith("RunTask") && event.pid === pid && event.tid === tid,
  );
  const tasks: Task[] = [];
  for (const { ts, dur = 0, tdur = 0 } of all.sort((a, b) => a.ts - b.ts)) {
    if (ts >= (tasks.at(-1)?.end ?? 0)) tasks.push({ start: ts, end: ts + dur, work: tdur });
  }
  if (tasks.length === 0) throw new Error("The trace has no task of the page's main thread.");
  return tasks;
}

/** What happened on the main thread while a page was used. */
export class Watched {
  readonly #events: readonly TraceEvent[];
  readonly #tasks: readonly Task[];
  readonly #scale: number;

  constructor(trace: Buffer) {
    // As it is, to measure the reference by.
    this.#scale = 1;
    this.#events = (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
    this.#tasks = mainTasks(this.#events);
    const reference = Array.from({ length: repetitions }, (_, round) =>
      this.between(`reference-${round}`, `reference-end-${round}`),
    );
    this.#scale = slowdown / Math.max(1, Math.min(...reference) / referenceWork);
  }

  /** The longest task on the visitor's machine, in ms. */
  get longestTask(): number {
    const reference = this.#at("reference-0");
    const tasks = this.#tasks.filter(({ end }) => end < reference);
    return (Math.max(0, ...tasks.map(({ work }) => work)) / 1000) * this.#scale;
  }

  /** Per interaction what was worked from the input to the frame that answers it, in ms, as above. */
  get interactions(): number[] {
    const begun = new Map<string, number>();
    const spans: Span[] = [];
    for (const { name, ph, ts, id, id2, args } of this.#events) {
      if (name !== "EventTiming") continue;
      const key = id ?? id2?.local ?? "";
      const start = begun.get(key);
      if (ph === "e" && start !== undefined) spans.push({ start, end: ts });
      // The same id is given again to other events.
      begun.delete(key);
      if (ph === "b" && (args?.data?.interactionId ?? 0) > 0) begun.set(key, ts);
    }
    return spans.map((span) => this.#workIn(span));
  }

  /** What was worked between two marks that the page has set, in ms, as above. */
  between(from: string, to: string): number {
    return this.#workIn({ start: this.#at(from), end: this.#at(to) });
  }

  #at(mark: string): number {
    const event = this.#events.findLast(({ name }) => name === mark);
    if (!event) throw new Error(`The page never set the mark ${mark}.`);
    return event.ts;
  }

  #workIn({ start, end }: Span): number {
    const work = this.#tasks.map((task) => {
      const shared = Math.min(end, task.end) - Math.max(start, task.start);
      return shared > 0 ? (task.work * shared) / (task.end - task.start) : 0;
    });
    return (work.reduce((sum, one) => sum + one, 0) / 1000) * this.#scale;
  }
}

/** Runs in the page: work of a known size, for {@link referenceWork}. */
function layOut(round: number): void {
  performance.mark(`reference-${round}`);
  const box = document.createElement("div");
  box.style.cssText = "position:absolute;visibility:hidden;inline-size:600px";
  for (let part = 0; part < 300; part += 1) {
    const text = document.createElement("p");
    text.textContent = `Work of a known size, part ${part}, long enough to be broken into lines.`;
    box.append(text);
  }
  document.body.append(box);
  box.getBoundingClientRect();
  box.remove();
  performance.mark(`reference-end-${round}`);
}

/**
 * Watches the main thread while `act` uses the page.
 * @param detail whether interactions are told apart, or only tasks and marks
 */
export async function watchWork(
  page: Page,
  act: () => Promise<void>,
  detail: "tasks" | "interactions",
): Promise<Watched> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser of its own.");
  const more = detail === "interactions" ? categories.interactions : [];
  await browser.startTracing(page, { categories: [...categories.tasks, ...more] });
  await act();
  for (let round = 0; round < repetitions; round += 1) await page.evaluate(layOut, round);
  return new Watched(await browser.stopTracing());
}

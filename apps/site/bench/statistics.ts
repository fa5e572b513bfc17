import { availableParallelism, loadavg } from "node:os";

/** The value below which a share (0 to 1) of the values lies; `NaN` for none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Half the distance between the quartiles. */
export function spread(values: readonly number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / 2;
}

/** Time in ms of a piece of work that never changes. */
function fixedWork(): number {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < 2e7; at += 1) sum = (sum + at * 31) % 1_000_003;
  return sum < 0 ? Number.NaN : performance.now() - start;
}

/** How much slower the slow tenth of the fixed work may be than the fast tenth on a quiet machine. */
const quiet = 1.3;

/** Repeats a piece of work that never changes, to tell how much else the machine does. */
export class NoiseMeter {
  readonly #times: number[] = [];
  /** What each processor had to do when the run began. */
  readonly #load = (loadavg()[0] ?? 0) / availableParallelism();

  /** Call it between measurements. */
  sample(): void {
    for (let time = 0; time < 3; time += 1) this.#times.push(fixedWork());
  }

  /** The slow tenth of the samples over the fast tenth; 1 on a machine that does nothing else. */
  get ratio(): number {
    return quantile(this.#times, 0.9) / quantile(this.#times, 0.1);
  }

  get noisy(): boolean {
    return this.ratio > quiet || this.#load > 1;
  }

  /** The verdict in a sentence. */
  toString(): string {
    const times = `the same work took up to ${this.ratio.toFixed(2)} times as long (limit ${quiet}), and at the start ${this.#load.toFixed(1)} tasks wanted each processor (limit 1)`;
    return this.noisy ? `NOISY: ${times}. Do not rely on these figures.` : `Quiet: ${times}.`;
  }
}

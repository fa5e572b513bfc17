import { availableParallelism, loadavg } from "node:os";

/** The quantile of values at a share from 0 to 1; `NaN` for no values. */
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

/** Time in ms of a fixed piece of work. */
function fixedWork(): number {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < 2e7; at += 1) sum = (sum + at * 31) % 1_000_003;
  return sum < 0 ? Number.NaN : performance.now() - start;
}

/**
 * On a quiet machine, how much longer the slowest tenth of the fixed work may take than the
 * fastest.
 */
const quiet = 1.3;

/** Repeats a fixed piece of work to measure how busy the machine is. */
export class NoiseMeter {
  readonly #times: number[] = [];
  /** Load per processor when the run began. */
  readonly #load = (loadavg()[0] ?? 0) / availableParallelism();

  /** Call it between measurements. */
  sample(): void {
    for (let time = 0; time < 3; time += 1) this.#times.push(fixedWork());
  }

  /** The 90th percentile of the samples over the 10th; 1 on an idle machine. */
  get ratio(): number {
    return quantile(this.#times, 0.9) / quantile(this.#times, 0.1);
  }

  get noisy(): boolean {
    return this.ratio > quiet || this.#load > 1;
  }

  /** The result in a sentence. */
  toString(): string {
    const times = `the same work took up to ${this.ratio.toFixed(2)} times as long (limit ${quiet}), and the load per processor at the start was ${this.#load.toFixed(1)} (limit 1)`;
    return this.noisy ? `NOISY: ${times}. Do not rely on these figures.` : `Quiet: ${times}.`;
  }
}

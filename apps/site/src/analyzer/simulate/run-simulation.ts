import { timings } from "@kolam/content/model/basics/timings";
import type { Random } from "./random.ts";
import { simulate } from "./simulate.ts";
import type { Simulation } from "./simulation.ts";
import type { Target } from "./target.ts";

export interface SimulationSources {
  readonly random: Random;
  /** Resolves after the given time; rejects to make the run fail. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Simulates an analysis after an artificial delay of three seconds. */
export async function runSimulation(
  target: Target,
  { random, wait }: SimulationSources,
): Promise<Simulation> {
  await wait(timings.analyzerDelayMs);
  return simulate(target, random);
}

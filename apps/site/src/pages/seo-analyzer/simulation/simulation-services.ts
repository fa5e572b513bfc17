import type { SimulationSources } from "../../../analyzer/simulate/run-simulation.ts";

/** What the simulation takes from the browser; a story or a test brings its own. */
export interface SimulationServices extends SimulationSources {
  /** For the date in the report's name. */
  readonly now: () => Date;
}

export const browserServices: SimulationServices = {
  random: Math.random,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  now: () => new Date(),
};

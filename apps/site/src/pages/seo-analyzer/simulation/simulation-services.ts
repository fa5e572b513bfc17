import type { SimulationSources } from "../../../analyzer/simulate/run-simulation.ts";

/** The browser functions that the simulation uses. Stories replace them. */
export interface SimulationServices extends SimulationSources {
  /** The date of the report. */
  readonly now: () => Date;
}

export const browserServices: SimulationServices = {
  random: Math.random,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  now: () => new Date(),
};

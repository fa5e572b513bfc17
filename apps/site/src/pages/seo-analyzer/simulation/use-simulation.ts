import { type Dispatch, startTransition, useEffect, useReducer } from "react";
import type { SimulationSources } from "../../../analyzer/simulate/run-simulation.ts";
import {
  idleSimulator,
  type SimulatorEvent,
  type SimulatorState,
  simulatorReducer,
} from "../../../analyzer/simulate/simulator.ts";
import { retryImport } from "../../../browser/retry-import.ts";

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

/** The code for a run and for its result is loaded on demand. */
export const loadResult = retryImport(() => import("./simulation-result.tsx"));
const loadRun = retryImport(() => import("../../../analyzer/simulate/run-simulation.ts"));

/** Preloads the code for a run. If that fails, the run tries again. */
export function prepareSimulation(): void {
  Promise.all([loadRun(), loadResult()]).catch(() => {});
}

/** The state of the simulation. Starts a run for each submitted target. */
export function useSimulation(
  services: SimulationServices,
): [SimulatorState, Dispatch<SimulatorEvent>] {
  const [state, dispatch] = useReducer(simulatorReducer, idleSimulator);
  const { target } = state;

  useEffect(() => {
    if (target === null) return;
    let isOver = false;
    const run = async () => {
      const [{ runSimulation }] = await Promise.all([loadRun(), loadResult()]);
      const result = await runSimulation(target, services);
      if (!isOver) startTransition(() => dispatch({ type: "finished", result }));
    };
    run().catch(() => {
      if (!isOver) dispatch({ type: "failed" });
    });
    return () => {
      isOver = true;
    };
  }, [target, services]);

  return [state, dispatch];
}

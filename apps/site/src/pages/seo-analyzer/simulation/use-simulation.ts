"use client";

import { type Dispatch, startTransition, useEffect, useReducer } from "react";
import {
  idleSimulator,
  type SimulatorEvent,
  type SimulatorState,
  simulatorReducer,
} from "../../../analyzer/simulate/simulator.ts";
import { retryImport } from "../../../browser/retry-import.ts";
import type { SimulationServices } from "./simulation-services.ts";

/** The result and what it takes to make one come together, and only once they are wanted. */
export const loadResult = retryImport(() => import("./simulation-result.tsx"));
const loadRun = retryImport(() => import("../../../analyzer/simulate/run-simulation.ts"));

/** Fetches the code of a run ahead of it. What cannot be had is asked for again by the run. */
export function prepareSimulation(): void {
  Promise.all([loadRun(), loadResult()]).catch(() => {});
}

/** The simulation's states, with a run for each target that is submitted. */
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

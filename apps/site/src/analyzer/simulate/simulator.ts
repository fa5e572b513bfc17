import { analyzer } from "@kolam/content/analyzer/analyzer";
import type { Simulation } from "./simulation.ts";
import { parseTarget, type Target } from "./target.ts";

/** What the simulation's form shows: input, error and result, and whether a run is under way. */
export interface SimulatorState {
  readonly input: string;
  /** The run that may still finish; `null` when idle. */
  readonly target: Target | null;
  readonly error: string | null;
  readonly result: Simulation | null;
}

export type SimulatorEvent =
  | { readonly type: "typed"; readonly input: string }
  | { readonly type: "submitted" }
  | { readonly type: "finished"; readonly result: Simulation }
  | { readonly type: "failed" }
  | { readonly type: "again" };

export const idleSimulator: SimulatorState = { input: "", target: null, error: null, result: null };

/**
 * The tool's states, without a clock: when `target` becomes set, call `runSimulation` and send
 * `finished` or `failed`. A sample button sends `typed`.
 */
export function simulatorReducer(state: SimulatorState, event: SimulatorEvent): SimulatorState {
  switch (event.type) {
    case "typed":
      return { ...state, input: event.input, error: null };
    case "submitted":
      return submit(state);
    case "finished":
      return state.target === null ? state : { ...state, target: null, result: event.result };
    case "failed":
      return state.target === null
        ? state
        : { ...state, target: null, error: analyzer.errors.failed };
    case "again":
      return idleSimulator;
  }
}

/** The analyse button is out of use while the input is blank or a run is under way. */
export function canSubmit({ input, target }: SimulatorState): boolean {
  return target === null && input.trim() !== "";
}

function submit(state: SimulatorState): SimulatorState {
  if (state.target !== null) return state;
  const parsed = parseTarget(state.input);
  return parsed.ok
    ? { ...state, target: parsed.target, error: null, result: null }
    : { ...state, error: parsed.message };
}

import { analyzer } from "@site/texts/analyzer/analyzer";
import type { Simulation } from "./simulation.ts";
import { parseTarget, type Target } from "./target.ts";

/** The state of the simulation and its form. */
export interface SimulatorState {
  readonly input: string;
  /** The target of the current run; `null` when idle. */
  readonly target: Target | null;
  readonly error: string | null;
  /** Shown beside the error; `""` if there is nothing to add. */
  readonly advice: string;
  readonly result: Simulation | null;
}

export type SimulatorEvent =
  | { readonly type: "typed"; readonly input: string }
  | { readonly type: "submitted" }
  | { readonly type: "finished"; readonly result: Simulation }
  | { readonly type: "failed" }
  | { readonly type: "again" };

export const idleSimulator: SimulatorState = {
  input: "",
  target: null,
  error: null,
  advice: "",
  result: null,
};

/**
 * The simulation's state machine. When `target` is set, the caller must start `runSimulation` and
 * then send `finished` or `failed`.
 */
export function simulatorReducer(state: SimulatorState, event: SimulatorEvent): SimulatorState {
  switch (event.type) {
    case "typed":
      return { ...state, input: event.input, error: null, advice: "" };
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

/** False while the input is blank or a run is in progress. */
export function canSubmit({ input, target }: SimulatorState): boolean {
  return target === null && input.trim() !== "";
}

function submit(state: SimulatorState): SimulatorState {
  if (state.target !== null) return state;
  const parsed = parseTarget(state.input);
  return parsed.ok
    ? { ...state, target: parsed.target, error: null, advice: "", result: null }
    : { ...state, error: parsed.message, advice: parsed.advice };
}

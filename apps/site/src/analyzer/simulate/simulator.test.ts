import { analyzer } from "@kolam/content/analyzer/analyzer";
import { describe, expect, it, vi } from "vitest";
import { seededRandom } from "./random.ts";
import { runSimulation } from "./run-simulation.ts";
import { simulate } from "./simulate.ts";
import { canSubmit, idleSimulator, type SimulatorEvent, simulatorReducer } from "./simulator.ts";

const stateAfter = (...events: SimulatorEvent[]) => events.reduce(simulatorReducer, idleSimulator);
const typed = (input: string): SimulatorEvent => ({ type: "typed", input });
const submitted: SimulatorEvent = { type: "submitted" };
const target = { url: "https://example.com", domain: "example.com", https: true };
const result = simulate(target, seededRandom(1));

describe("simulatorReducer", () => {
  it("starts a run for a valid address and ends it with the result", () => {
    const running = stateAfter(typed("example.com"), submitted);
    expect(running.target).toEqual(target);
    expect(canSubmit(running)).toBe(false);
    const finished = simulatorReducer(running, { type: "finished", result });
    expect(finished).toMatchObject({ target: null, error: null, result });
  });

  it("ignores a second submit while running, and a result after the run has ended", () => {
    const running = stateAfter(typed("example.com"), submitted);
    expect(simulatorReducer(running, submitted)).toBe(running);
    expect(simulatorReducer(idleSimulator, { type: "finished", result })).toBe(idleSimulator);
  });

  it("explains what is wrong with an address until the user types", () => {
    const wrong = stateAfter(typed("example"), submitted);
    expect(wrong.error).toBe(analyzer.errors.invalid);
    expect(wrong.target).toBeNull();
    expect(simulatorReducer(wrong, typed("example.")).error).toBeNull();
    expect(stateAfter(submitted).error).toBe(analyzer.errors.empty);
  });

  it("reports a failed analysis and keeps the input", () => {
    const failed = stateAfter(typed("example.com"), submitted, { type: "failed" });
    const { failed: error } = analyzer.errors;
    expect(failed).toMatchObject({ error, input: "example.com", target: null });
    expect(canSubmit(failed)).toBe(true);
  });

  it("clears everything for another address", () => {
    const finished = stateAfter(typed("example.com"), submitted, { type: "finished", result });
    expect(simulatorReducer(finished, { type: "again" })).toEqual(idleSimulator);
  });

  it("cannot submit a blank input", () => {
    expect(canSubmit(stateAfter(typed("  ")))).toBe(false);
    expect(canSubmit(stateAfter(typed("x")))).toBe(true);
  });
});

describe("runSimulation", () => {
  it("waits three seconds", async () => {
    const wait = vi.fn(async () => {});
    await expect(runSimulation(target, { random: seededRandom(1), wait })).resolves.toEqual(result);
    expect(wait).toHaveBeenCalledExactlyOnceWith(3000);
  });

  it("fails when the wait fails", async () => {
    const wait = () => Promise.reject(new Error("off"));
    await expect(runSimulation(target, { random: Math.random, wait })).rejects.toThrow("off");
  });
});

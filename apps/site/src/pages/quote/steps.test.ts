import { describe, expect, it } from "vitest";
import { fullValues } from "../../forms/testing/sample-values.ts";
import { percentAt, stepOf, unfinishedSteps } from "./steps.ts";

describe("stepOf", () => {
  it.each([
    ["", 1],
    ["#step-3", 3],
    ["#step-4", 4],
    ["#step-5", 1],
    ["#step-22", 1],
    ["#step-2x", 1],
  ])("%j is %i", (hash, step) => {
    expect(stepOf(hash)).toBe(step);
  });
});

describe("a request", () => {
  const full = { ...fullValues.quote };

  it("has the steps unfinished in which a required answer is missing", () => {
    expect(unfinishedSteps({})).toEqual([1, 2, 3]);
    expect(unfinishedSteps({ ...full, website: "", services: [] })).toEqual([2]);
    expect(unfinishedSteps({ ...full, goals: "  " })).toEqual([3]);
    expect(unfinishedSteps(full)).toEqual([]);
  });

  it("is complete at the last step only if nothing is missing", () => {
    expect([1, 2, 3, 4].map((step) => percentAt(step, []))).toEqual([25, 50, 75, 100]);
    expect(percentAt(4, [2])).toBe(75);
    expect(percentAt(2, [1, 2, 3])).toBe(50);
  });
});

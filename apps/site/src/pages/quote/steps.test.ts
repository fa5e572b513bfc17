import { quoteForm } from "@kolam/content/model/forms/quote";
import { describe, expect, it } from "vitest";
import { fullValues } from "../../forms/testing/sample-values.ts";
import { gapsIn, percentDone, problemIn, stepOf, unfinishedSteps } from "./steps.ts";

describe("stepOf", () => {
  it.each([
    ["", 1],
    ["#step-3", 3],
    ["#step-4", 4],
    ["#step-5", undefined],
    ["#step-22", undefined],
    ["#step-2x", undefined],
    ["#main", undefined],
  ])("%j is %s", (hash, step) => {
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

  it("lacks in a step what is required there and not answered", () => {
    expect(gapsIn(1, { ...full, lastName: " ", company: "", website: "" })).toBe(2);
    expect(gapsIn(2, { ...full, services: [] })).toBe(1);
    expect(gapsIn(4, {})).toBe(0);
  });

  it("still needs an answer where there is one that will not do", () => {
    const wrong = { ...full, email: "not-an-email" };
    expect(problemIn("email", wrong)).toBe(quoteForm.fields.email.errors.typeMismatch);
    expect(gapsIn(1, wrong)).toBe(1);
    expect(unfinishedSteps(wrong)).toEqual([1]);
  });

  it("is as complete as its steps, wherever the visitor is", () => {
    expect([[1, 2, 3], [2, 3], [3], []].map(percentDone)).toEqual([0, 25, 50, 75]);
    expect(percentDone([1, 4])).toBe(50);
  });
});

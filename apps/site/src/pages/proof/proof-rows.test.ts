import { promisedLimits } from "@kolam/content/limits";
import { expect, it } from "vitest";
import { countedRows, daysBetween, promisedRows } from "./proof-rows.ts";

const on = (value: number) => ({ value, path: "/" });
const visits = {
  site: "Agency",
  day: "2026-11-01",
  commit: "abc",
  noisy: false,
  paint: on(promisedLimits.paint.most),
  shift: on(promisedLimits.shift.most + 0.01),
  tap: on(16),
  errors: on(0),
};
const figures = {
  visits,
  built: "2026-11-26",
  weight: on(90_000),
  touched: on(promisedLimits.weight.most + 1),
  requests: on(4),
  pages: 64,
  words: 64,
  forms: 5,
  plainForms: 4,
  scripted: [],
  hosts: [],
  headers: ["X"],
};

it("a figure at its limit is kept, one above it is missed", () => {
  const missed = (rows: ReturnType<typeof promisedRows>) =>
    rows.filter((row) => row.missed).map(({ id }) => id);
  expect(missed(promisedRows(figures))).toEqual(["shift", "touched"]);
  expect(missed(countedRows(figures))).toEqual(["forms"]);
});

it("what nobody has measured has no value, and misses nothing", () => {
  const rows = [...promisedRows(null), ...countedRows(null)];
  expect(rows.filter(({ value, missed }) => value !== undefined || missed)).toEqual([]);
});

it("the age is that of the visits when the site was built", () => {
  expect(daysBetween("2026-11-01", "2026-11-26")).toBe(25);
  expect(daysBetween("2026-11-26", "2026-11-26")).toBe(0);
});

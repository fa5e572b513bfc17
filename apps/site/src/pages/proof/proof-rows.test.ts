import { formatNumber } from "@kolam/content/model/basics/numbers";
import { proofFigures } from "@site/texts/pages/proof";
import { promisedLimits } from "@site/words/limits";
import { expect, it } from "vitest";
import { daysBetween, proofRows } from "./proof-rows.ts";

it("a figure at its limit is kept, one above it or short of all is missed", () => {
  const { paint, shift, tap, weight } = promisedLimits;
  const visits = { day: "2026-11-01", commit: "4c0ffee", noisy: false };
  const figures = [
    { id: "paint", value: paint.most },
    { id: "shift", value: shift.most + 0.001 },
    { id: "tap", value: tap.most + 1 },
  ];
  const rows = proofRows({
    built: "2026-11-26",
    visits: { ...visits, figures },
    figures: [
      { id: "weight", value: weight.most + 1 },
      { id: "touched", value: weight.most + 1 },
      { id: "words", value: 64, of: 64 },
      { id: "forms", value: 4, of: 5 },
    ],
  });
  // What is kept comes first, then what is missed.
  const measured = rows.slice(0, 7).map(({ id, state }) => `${id} ${state}`);
  expect(measured).toEqual([
    ...["paint", "words"].map((id) => `${id} kept`),
    ...["shift", "tap", "weight", "forms"].map((id) => `${id} missed`),
    // Nothing is promised for it.
    "touched counted",
  ]);
  // With the decimals of its limit, and not rounded to the limit itself.
  const missed = rows.find(({ id }) => id === "shift");
  expect(missed?.value).toBe(formatNumber(shift.most + 0.01));
  expect(rows.find(({ id }) => id === "tap")?.doing).toBe(proofFigures.tap.missed);
  expect(rows.find(({ id }) => id === "requests")?.value).toBeUndefined();
});

it("the age is that of the visits when the site was built", () => {
  expect(daysBetween("2026-11-01", "2026-11-26")).toBe(25);
  expect(daysBetween("2026-11-26", "2026-11-26")).toBe(0);
});

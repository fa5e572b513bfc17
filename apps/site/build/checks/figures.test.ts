import { expect, it } from "vitest";
import { visitsTo } from "./figures.ts";

const worst = { value: 1, path: "/" };
const visits = {
  site: "Agency",
  day: "2026-11-20",
  commit: "4c0ffee",
  noisy: false,
  paint: worst,
  shift: worst,
  tap: worst,
  errors: worst,
};

it("visits to another agency's site do not count", () => {
  expect(visitsTo(visits, "Agency")).toBe(visits);
  expect(visitsTo(visits, "Another")).toBeNull();
});

import { expect, it } from "vitest";
import { visitsTo } from "./figures.ts";

it("visits to another agency's site do not count", () => {
  const visits = {
    site: "Agency",
    day: "2026-11-20",
    commit: "4c0ffee",
    noisy: false,
    figures: [],
  };
  expect(visitsTo(visits, "Agency")).toBe(visits);
  expect(visitsTo(visits, "Another")).toBeNull();
});

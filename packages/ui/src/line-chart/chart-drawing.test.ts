import { describe, expect, it } from "vitest";
import { across, areaPath, down, linePath } from "./chart-drawing.ts";

const points = [
  { label: "May", value: 0 },
  { label: "June", value: 50 },
  { label: "July", value: 200 },
];

describe("the line chart's drawing", () => {
  it("puts each point in the middle of its share of the width", () => {
    expect([0, 1, 2, 3].map((index) => across(index, 4))).toEqual([12.5, 37.5, 62.5, 87.5]);
  });

  it("has zero at the bottom and the greatest value of the scale at the top", () => {
    expect([0, 50, 200].map((value) => down(value, 200))).toEqual([100, 75, 0]);
  });

  it("draws the line through all points and closes the area below it", () => {
    expect(linePath(points, 200)).toBe("M16.7 100L50 75L83.3 0");
    expect(areaPath(points, 200)).toBe("M16.7 100L50 75L83.3 0L83.3 100H16.7z");
  });
});

import { describe, expect, it } from "vitest";
import { DOTS, dots, dotsPath, onRing, strand } from "./dial-drawing.ts";

const pointsOf = (path: string) =>
  (path.match(/-?[\d.]+ -?[\d.]+(?=C|$)/g) ?? []).map((pair) => pair.split(" ").map(Number));

describe("the dial's drawing", () => {
  it.each([1, -1] as const)("closes strand %i at the top, where it starts", (side) => {
    const points = pointsOf(strand(side));
    expect(points.at(0)).toEqual([80, 12]);
    expect(points.at(-1)).toEqual([80, 12]);
    expect(points).toHaveLength(DOTS * 2 + 1);
  });

  it("has strands that cross between dots and separate around them", () => {
    const one = pointsOf(strand(1));
    const other = pointsOf(strand(-1));
    one.forEach((point, quarter) => {
      if (quarter % 2 === 0) expect(point).toEqual(other[quarter]);
      else expect(point).not.toEqual(other[quarter]);
    });
  });

  it("has dots at equal distances from the centre, the first half a step past the top", () => {
    for (const [x, y] of dots) expect(Math.hypot(x - 80, y - 80)).toBeCloseTo(68);
    expect(dots[0]).toEqual(onRing(1 / 40));
    expect(dotsPath([[1, 2]])).toBe("M1 2h0");
  });
});

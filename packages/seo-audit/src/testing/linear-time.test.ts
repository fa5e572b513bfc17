import { describe, expect, it } from "vitest";
import { runsInLinearTime } from "./linear-time.ts";

function add(times: number): number {
  let sum = 0;
  for (let index = 0; index < times; index += 1) sum += Math.sqrt(index);
  return sum;
}

const same = (size: number) => size;

describe("runsInLinearTime", () => {
  it("accepts linear work", () => {
    expect(runsInLinearTime(add, same, 1_000_000)).toBe(true);
  });

  it("rejects quadratic work", () => {
    expect(runsInLinearTime((size: number) => add(size ** 2), same, 2_000)).toBe(false);
  });
});

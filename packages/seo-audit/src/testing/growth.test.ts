import { describe, expect, it } from "vitest";
import { growsInProportion } from "./growth.ts";

function add(times: number): number {
  let sum = 0;
  for (let index = 0; index < times; index += 1) sum += Math.sqrt(index);
  return sum;
}

const same = (size: number) => size;

describe("growsInProportion", () => {
  it("holds for work that its input's size tells", () => {
    expect(growsInProportion(add, same, 1_000_000)).toBe(true);
  });

  it("fails for work that grows with the square", () => {
    expect(growsInProportion((size: number) => add(size ** 2), same, 2_000)).toBe(false);
  });
});

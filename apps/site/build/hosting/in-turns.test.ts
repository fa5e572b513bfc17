import { describe, expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

describe("inTurns", () => {
  it("does everything once, and no more at a time than it may", async () => {
    const done: number[] = [];
    let [now, most] = [0, 0];
    await inTurns([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((later) => setTimeout(later, item % 2));
      done.push(item);
      now -= 1;
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it("fails as the first piece of work that fails", async () => {
    const work = async (item: number) => {
      if (item === 2) throw new Error("two");
    };
    await expect(inTurns([1, 2, 3], 2, work)).rejects.toThrow("two");
    await expect(inTurns([], 2, work)).resolves.toBeUndefined();
  });
});

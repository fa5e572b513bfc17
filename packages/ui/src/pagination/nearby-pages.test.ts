import { describe, expect, it } from "vitest";
import { nearbyPages } from "./nearby-pages.ts";

describe("nearbyPages", () => {
  it.each([
    [1, 1, undefined, [1]],
    [1, 9, undefined, [1, 2, 9]],
    [5, 9, undefined, [1, 4, 5, 6, 9]],
    [9, 9, undefined, [1, 8, 9]],
    [50, 100, 10, [1, 40, 49, 50, 51, 60, 100]],
    [2, 3, 10, [1, 2, 3]],
  ])("for page %i of %i with jumps of %s", (page, count, jump, pages) => {
    expect(nearbyPages(page, count, jump)).toEqual(pages);
  });
});

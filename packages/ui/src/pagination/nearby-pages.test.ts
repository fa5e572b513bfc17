import { describe, expect, it } from "vitest";
import { nearbyPages } from "./nearby-pages.ts";

describe("nearbyPages", () => {
  it.each([
    [1, 1, undefined, [1]],
    [1, 9, undefined, [1, 2, 9]],
    [5, 9, undefined, [1, 4, 5, 6, 9]],
    [9, 9, undefined, [1, 8, 9]],
    [50, 100, 10, [1, 40, 49, 50, 51, 60, 100]],
    [1, 1, 10, [1]],
    [1, 2, 10, [1, 2]],
    [2, 3, 10, [1, 2, 3]],
    [417, 834, 10, [1, 407, 416, 417, 418, 427, 834]],
    [834, 834, 10, [1, 824, 833, 834]],
  ])("for page %i of %i with jumps of %s", (page, count, jump, pages) => {
    expect(nearbyPages(page, count, jump)).toEqual(pages);
  });
});

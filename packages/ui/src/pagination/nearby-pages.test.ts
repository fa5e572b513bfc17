import { describe, expect, it } from "vitest";
import { nearbyPages } from "./nearby-pages.ts";

describe("nearbyPages", () => {
  it.each([
    [1, 1, undefined, [1]],
    [1, 9, undefined, [1, 2, 9]],
    [5, 9, undefined, [1, 4, 5, 6, 9]],
    [1, 2, 10, [1, 2]],
    [417, 834, 10, [1, 407, 416, 417, 418, 427, 834]],
  ])("for page %i of %i with jumps of %s", (page, count, jump, pages) => {
    expect(nearbyPages(page, count, jump)).toEqual(pages);
  });
});

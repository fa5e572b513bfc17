import { expect, it } from "vitest";
import { coloursOf } from "./image-colours.ts";

const pixels = (...colours: [number, number, number, number, number][]) =>
  new Uint8ClampedArray(colours.flatMap(([count, ...rgba]) => Array(count).fill(rgba).flat()));

it("finds a logo's colours, the most frequent first, and neither grey nor what is transparent", () => {
  const logo = pixels(
    [50, 255, 255, 255, 255],
    [30, 20, 20, 24, 255],
    [40, 10, 125, 90, 0],
    [20, 10, 125, 90, 255],
    [4, 14, 129, 98, 255],
    [9, 240, 160, 32, 255],
  );
  expect(coloursOf(logo)).toEqual(["#0a7d5a", "#f0a020"]);
});

it("finds nothing in black and white", () => {
  expect(coloursOf(pixels([9, 0, 0, 0, 255], [9, 255, 255, 255, 255]))).toEqual([]);
});

import { referenceDrawing } from "@site/brand/reference-drawing";
import { expect, it } from "vitest";

const dotsOf = ({ dotsPath }: { dotsPath: string }) => dotsPath.match(/h0/g)?.length;
const numbers = Array.from({ length: 40 }, (_, n) => n + 1);

it.each(numbers)("%i answers are as many dots in one line", (dots) => {
  const drawing = referenceDrawing("4KX2-9B7M", dots);
  expect(dotsOf(drawing)).toBe(dots);
  expect(drawing.line.match(/z/g)).toHaveLength(1);
});

it("is always the same for a reference, and another for the next", () => {
  expect(referenceDrawing("4KX2-9B7M", 14)).toEqual(referenceDrawing("4KX2-9B7M", 14));
  expect(referenceDrawing("4KX2-9B7M", 14).line).not.toBe(referenceDrawing("4KX2-9B7N", 14).line);
});

import { expect, it } from "vitest";
import { cellOf } from "./cells.ts";

it("a cell is a number only where its kind is one", () => {
  expect(cellOf("46", "text", ["percent"])).toBe("46");
  expect(cellOf(" 46.5 ", "percent", ["percent"])).toBe(46.5);
  expect(cellOf("most", "percent", ["percent"])).toBe("most");
});

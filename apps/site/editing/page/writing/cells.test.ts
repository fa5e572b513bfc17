import { expect, it } from "vitest";
import { cellNames, cellOf } from "./cells.ts";

it("cells of one kind are told apart by their number", () => {
  expect(cellNames(["text", "percent", "text"])).toEqual(["Text 1", "Percent", "Text 2"]);
});

it("a cell is a number only where its kind is one", () => {
  expect(cellOf("46", "text", ["percent"])).toBe("46");
  expect(cellOf(" 46.5 ", "percent", ["percent"])).toBe(46.5);
  expect(cellOf("most", "percent", ["percent"])).toBe("most");
});

import { expect, it } from "vitest";
import { rowsIn, rowsOf } from "./lines.ts";

it("rows are read as they were shown, numbers only where a cell is one", () => {
  const rows = [
    ["Full name", "46"],
    ["Share", 46],
  ];
  const typed = rowsOf(rows);
  expect(typed).toBe("Full name | 46\nShare | 46");
  expect(rowsIn(typed, ["text", "text"], ["percent"])[0]).toEqual(["Full name", "46"]);
  expect(rowsIn(`${typed}\n `, ["text", "percent"], ["percent"])[1]).toEqual(["Share", 46]);
});

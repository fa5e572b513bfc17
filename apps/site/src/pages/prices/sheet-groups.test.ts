import { serviceIds } from "@kolam/content/model/services/services";
import { expect, it } from "vitest";
import { groups, type SheetLine, sumsOf } from "./sheet-groups.ts";

it("every service is on the sheet once, beside those whose prices can be added to its own", () => {
  expect(groups.flatMap(({ lines }) => lines.map(({ id }) => id)).sort()).toEqual(
    [...serviceIds].sort(),
  );
  expect(new Set(groups.map(({ unit }) => unit)).size).toBe(groups.length);
});

it("the sums are those of the ticked lines; a line without weeks adds none", () => {
  const [id] = serviceIds;
  const lines: SheetLine[] = [
    { id, amount: [25_000, 180_000], weeks: [2, 12] },
    { id, amount: [10_000, 10_000], weeks: undefined },
  ];
  expect(sumsOf(lines)).toEqual({ amount: [35_000, 190_000], weeks: [2, 12] });
  expect(sumsOf([])).toEqual({ amount: [0, 0], weeks: [0, 0] });
});

import { serviceIds } from "@kolam/content/model/services/services";
import { expect, it } from "vitest";
import { countedIn } from "./counted-in.ts";
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

it.each([
  ["en-IN", [[20_000, 99_000]], 1_000],
  [
    "en-IN",
    [
      [20_000, 99_000],
      [1_000, 1_000],
    ],
    undefined,
  ],
  ["de-DE", [[20_000, 999_000]], 1_000],
  ["de-DE", [[20_500, 21_500]], undefined],
  [
    "en",
    [
      [600_000, 600_000],
      [400_000, 400_000],
    ],
    undefined,
  ],
  ["en", [[120, 180]], 1],
] as const)("in %s styles add up %j in units of %s", (language, amounts, unit) => {
  const lines = amounts.map((amount) => ({ id: serviceIds[0], amount, weeks: undefined }));
  const format = (value: number) => new Intl.NumberFormat(language).format(value);
  expect(countedIn({ unit: "one-off", lines }, format)).toBe(unit);
});

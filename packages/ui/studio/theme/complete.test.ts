import fc from "fast-check";
import { expect, it } from "vitest";
import { judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import { type Hex, toneOf } from "./colour.ts";
import { brandOf, completeColours } from "./complete.ts";
import { deriveColours } from "./derive.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, "0")}`);

const brand = fc.record(
  { action: hex, accent: hex, link: hex },
  { requiredKeys: ["action"], noNullPrototype: true },
);

it("makes a brand of any one to three colours whose every pair can be read in every theme", () => {
  fc.assert(
    fc.property(brand, (colours) => {
      const derived = deriveColours(completeColours(colours));
      expect(derived.light.action).toBe(colours.action);
      for (const made of [derived, deriveColours(brandOf(colours.action, Object.values(colours)))])
        expect(judgeContrast(made).filter(({ passes }) => !passes)).toEqual([]);
    }),
    {
      numRuns: 300,
      examples: ["#000000", "#ffffff", "#0a7d5a"].map((action) => [{ action: action as Hex }]),
    },
  );
}, 60_000);

it("makes a dark brand of one dark colour, in its hue", () => {
  const { feature, action, accent, link } = brandOf("#0b7a75");
  expect(toneOf(feature).l).toBeLessThan(0.33);
  for (const colour of [feature, action, accent, link])
    expect(Math.abs(toneOf(colour).h - toneOf("#0b7a75").h)).toBeLessThan(15);
});

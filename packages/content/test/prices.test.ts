import { expect, it } from "vitest";
import { grouped } from "../src/facts/prices.ts";

it.each([
  ["indian", "en-IN"],
  ["thousands", "en-US"],
] as const)("digits are grouped like those of Intl: %s", (grouping, locale) => {
  const intl = new Intl.NumberFormat(locale);
  for (let amount = 1; amount < 1e12; amount = amount * 3 + 1) {
    expect(grouped(amount, grouping)).toBe(intl.format(amount));
  }
});

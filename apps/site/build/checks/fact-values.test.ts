import { expect, it } from "vitest";
import { wrongValues } from "./fact-values.ts";

const facts = (currency: string, timeZone: string, country: string) =>
  `export const company = {\n  currency: "${currency}",\n  timeZone: "${timeZone}",\n  offices: [{ countryCode: "${country}" }],\n};\n`;

it("a currency, a time zone and a country that exist are right", () => {
  expect(wrongValues(facts("BHD", "Asia/Bahrain", "BH"), "company.ts")).toEqual([]);
});

it("those that do not are told with their lines", () => {
  expect(wrongValues(facts("EURO", "Europe/Berlinn", "GER"), "company.ts")).toEqual([
    expect.stringMatching(/^company\.ts, line 2: “EURO” is no currency\./),
    expect.stringMatching(/^company\.ts, line 3: “Europe\/Berlinn” is no time zone\./),
    expect.stringMatching(/^company\.ts, line 4: “GER” is no country\./),
  ]);
});

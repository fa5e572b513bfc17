import { company } from "@site/facts/company";
import { numberingSystem } from "../basics/formats.ts";

const unitsByDays = [
  { unit: "year", days: 365 },
  { unit: "month", days: 30 },
] as const;

/** A number of days in words of the site's language: as years or months where it is a round one. */
export function sayDays(days: number): string {
  const { unit, days: length } = unitsByDays.find((one) => days % one.days === 0) ?? {
    unit: "day",
    days: 1,
  };
  return new Intl.NumberFormat(company.language, {
    style: "unit",
    unit,
    unitDisplay: "long",
    numberingSystem,
  }).format(days / length);
}

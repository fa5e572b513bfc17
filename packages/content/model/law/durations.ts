import { company } from "@site/facts/company";
import { numberingSystem } from "../basics/formats.ts";

const unitsByDays = [
  { unit: "year", days: 365 },
  { unit: "month", days: 30 },
] as const;

/** A number of days in the site's language: in years or months if it is a round number of them. */
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

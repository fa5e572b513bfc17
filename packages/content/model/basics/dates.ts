import { dayPatterns, patternDay, patternYear } from "./formats.ts";

/** A day as `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`;

/** Formats a day, `YYYY-MM-DD`, in the site's language, as in `22 September 2026`. */
export function formatDay(day: string): string {
  const [year = "", month, date] = day.split("-");
  const pattern = dayPatterns[Number(month) - 1] ?? "";
  return pattern.replace(patternYear, year).replace(patternDay, String(Number(date)));
}

/** A day as `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * Formats a day, `YYYY-MM-DD`, as in `22 September 2026`. Avoids `Intl` for the reason given in
 * `prices.ts`.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split("-");
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

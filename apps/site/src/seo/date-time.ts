import { company } from "@kolam/content/facts/company";

/**
 * A day as a date and time: nine in the morning at the agency. The time zone keeps the date the same wherever
 * it is read.
 * @param day `YYYY-MM-DD`
 */
export function dateTimeOf(day: string): string {
  return `${day}T09:00:00${company.hours.utcOffset}`;
}

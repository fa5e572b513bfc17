import { company } from "@site/facts/company";

const offset = new Intl.DateTimeFormat("en", {
  timeZone: company.timeZone,
  timeZoneName: "longOffset",
});

/**
 * A day as a date and time: nine in the morning at the agency. The time zone keeps the date the
 * same wherever it is read.
 * @param day `YYYY-MM-DD`
 */
export function dateTimeOf(day: string): string {
  const zone = offset.format(new Date(`${day}T09:00:00Z`)).split("GMT")[1];
  return `${day}T09:00:00${zone || "+00:00"}`;
}

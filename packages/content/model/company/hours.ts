import { company } from "@site/facts/company";
import { listed } from "../basics/lists.ts";
import { sentence } from "../basics/sentence.ts";
import { type OpeningHours, type Weekday, weekdays } from "./company-details.ts";

/** How a language says what `Intl` does not. */
export interface HoursWords {
  /** Such as `Monday to Friday`. */
  readonly days: (first: string, last: string) => string;
  /** Such as `10:00 am - 7:00 pm`. */
  readonly times: (opens: string, closes: string) => string;
}

const { language, timeZone } = company;
/** Days and times of an office are the same in every zone: they are formatted without one. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
const dayFormat = format({ weekday: "long" });
const timeOptions = { hour: "numeric", minute: "2-digit" } as const;

const countsToTwelve = (locale: string) =>
  new Intl.DateTimeFormat(locale, timeOptions).resolvedOptions().hour12 === true;

/**
 * Whether the country's clock of twelve hours is foreign to the language, which has no words for
 * its halves: `Intl` would say "8:30 AM" in French for Tunisia. Spanish has such words, and takes
 * the clock of Mexico.
 */
const isForeignClock =
  countsToTwelve(language) &&
  !countsToTwelve(new Intl.Locale(language).language) &&
  /[AP]M/.test(format(timeOptions).format(0));

const timeFormat = format({ ...timeOptions, ...(isForeignClock ? { hourCycle: "h23" } : {}) });
const list = new Intl.ListFormat(language);

/** Any Monday. */
const monday = Date.UTC(2024, 0, 1);
const hour = 3_600_000;

function sayTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  // The web fonts have no narrow space.
  return timeFormat.format(monday + (hours + minutes / 60) * hour).replaceAll("\u202f", "\u00a0");
}

/**
 * Days such as `Monday to Wednesday and Friday`: three or more in a row are said by the first and
 * the last.
 */
function sayDays(days: readonly Weekday[], words: HoursWords): string {
  const runs: string[][] = [[]];
  for (const [index, day] of weekdays.entries()) {
    if (days.includes(day)) runs.at(-1)?.push(dayFormat.format(monday + index * 24 * hour));
    else runs.push([]);
  }
  const said = runs.flatMap((run) => {
    const [first = "", , third] = run;
    return third ? words.days(first, run.at(-1) ?? third) : run;
  });
  return list.format(said);
}

/**
 * Opening hours for readers: the days on which the office is open, and the hours of each group of
 * days.
 */
export function sayHours(hours: readonly OpeningHours[], words: HoursWords) {
  const groups = new Map<string, string[]>();
  for (const { days, opens, closes } of hours) {
    const said = sayDays(days, words);
    const times = words.times(sayTime(opens), sayTime(closes));
    groups.set(said, [...(groups.get(said) ?? []), times]);
  }
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "shortGeneric" })
    .formatToParts(monday)
    .find(({ type }) => type === "timeZoneName")?.value;
  const lines = [...groups].map((parts) => sentence(listed(parts.flat())));
  return {
    days: sayDays(
      hours.flatMap(({ days }) => days),
      words,
    ),
    lines: lines.map((line, index) => (index < lines.length - 1 ? line : `${line} ${zone}`)),
  };
}

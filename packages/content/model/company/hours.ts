import { company } from "@site/facts/company";
import { numberingSystem } from "../basics/formats.ts";
import { listed } from "../basics/lists.ts";
import { sentence } from "../basics/sentence.ts";
import { type OpeningHours, type Weekday, weekdays } from "./company-details.ts";

/** Words that differ from `Intl`, which knows ranges of days and times. */
export interface HoursWords {
  /** Such as `Monday to Friday`. Default: as in `Monday – Friday`. */
  readonly days?: (first: string, last: string) => string;
  /** Such as `10:00 am - 7:00 pm`. Default: as in `2:00 – 5:30 pm`. */
  readonly times?: (opens: string, closes: string) => string;
}

const { language, timeZone } = company;
/** Days and times of an office are the same in every zone: they are formatted without one. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC", numberingSystem });
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

function timeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return monday + (hours + minutes / 60) * hour;
}

// The web fonts have no narrow spaces.
const inWebFont = (text: string, space: string) => text.replaceAll(/[\u2009\u202f]/g, space);

const sayTime = (time: string) => inWebFont(timeFormat.format(timeOf(time)), "\u00a0");

function sayTimes({ opens, closes }: OpeningHours, words: HoursWords): string {
  if (words.times) return words.times(sayTime(opens), sayTime(closes));
  return inWebFont(timeFormat.formatRange(timeOf(opens), timeOf(closes)), "\u00a0");
}

/** Consecutive days, as the number of days after Monday. */
function sayRow(row: readonly number[], words: HoursWords): string[] {
  const days = row.map((index) => monday + index * 24 * hour);
  const said = days.map((day) => dayFormat.format(day));
  const first = days[0];
  const last = days.at(-1);
  if (days.length < 3 || first === undefined || last === undefined) return said;
  if (words.days) return [words.days(said[0] ?? "", said.at(-1) ?? "")];
  return [inWebFont(dayFormat.formatRange(first, last), " ")];
}

/** The days on which an office is open, consecutive days grouped. */
function rowsOf(days: readonly Weekday[]): number[][] {
  const rows: number[][] = [[]];
  for (const [index, day] of weekdays.entries()) {
    if (days.includes(day)) rows.at(-1)?.push(index);
    else rows.push([]);
  }
  const [first = [], ...others] = rows;
  const last = others.pop() ?? [];
  // The working week of some countries continues after Sunday.
  const goesOn = first.length > 0 && last.length > 0 && first.length + last.length > 2;
  return goesOn ? [[...last, ...first], ...others] : rows;
}

/**
 * Days such as `Monday to Wednesday and Friday`: three or more in a row are said by the first and
 * the last.
 */
const sayDays = (days: readonly Weekday[], words: HoursWords): string =>
  list.format(rowsOf(days).flatMap((row) => sayRow(row, words)));

/**
 * Opening hours for readers: the days on which the office is open, and the hours of each group of
 * days.
 */
export function sayHours(hours: readonly OpeningHours[], words: HoursWords = {}) {
  const groups = new Map<string, string[]>();
  for (const group of hours) {
    const said = sayDays(group.days, words);
    groups.set(said, [...(groups.get(said) ?? []), sayTimes(group, words)]);
  }
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "shortGeneric" })
    .formatToParts(monday)
    .find(({ type }) => type === "timeZoneName")?.value;
  // As in `heure : Tunisie`, which would read as a part of the hours.
  const saidZone = zone?.includes(" : ") ? `(${zone.replace(" :", "\u00a0:")})` : zone;
  const lines = [...groups].map((parts) => sentence(listed(parts.flat())));
  return {
    days: sayDays(
      hours.flatMap(({ days }) => days),
      words,
    ),
    lines: lines.map((line, index) => (index < lines.length - 1 ? line : `${line} ${saidZone}`)),
  };
}

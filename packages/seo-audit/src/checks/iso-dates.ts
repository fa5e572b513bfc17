/** A date of structured data as it is written (ISO 8601). */
interface IsoDate {
  /** Its midnight in UTC, wherever the day is meant to be. */
  readonly day: number;
  /** The moment; that in UTC where no zone is given. `undefined` for a whole day. */
  readonly moment: number | undefined;
  readonly hasZone: boolean;
}

const DATE =
  /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?\s*$/i;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From midnight in UTC until the day is over in the last zone, twelve hours behind. */
export const WHOLE_DAY = DAY + 12 * HOUR;

/** The day or moment that an ISO 8601 date begins; `null` for any other value. */
export function isoDate(value: unknown): IsoDate | null {
  const found = typeof value === "string" ? DATE.exec(value) : null;
  if (found === null) return null;
  const [, date = "", hours, minutes = "", seconds = "0", zone] = found;
  const day = Date.parse(date);
  if (Number.isNaN(day)) return null;
  if (hours === undefined) return { day, moment: undefined, hasZone: false };
  const time = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1000;
  return { day, moment: day + time - offsetOf(zone), hasZone: zone !== undefined };
}

/** A year, a month, a day or a moment, with hyphens and colons or in the short form without. */
const TIME = String.raw`(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?)?`;
const FORMS = [
  new RegExp(String.raw`^\s*(\d{4})(?:-(\d\d)(?:-(\d\d)${TIME})?)?\s*$`, "i"),
  new RegExp(String.raw`^\s*(\d{4})(\d\d)(\d\d)${TIME}\s*$`, "i"),
];

/** Whether a text is an ISO 8601 date of a day that the calendar has. */
export function isIsoDate(text: string): boolean {
  const parts = FORMS.map((form) => form.exec(text)).find((found) => found !== null);
  if (!parts) return false;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth;
  return isDay && hour <= 24 && minute < 60 && second <= 60;
}

/** How far a zone such as `+05:30` is ahead of UTC. */
function offsetOf(zone = "Z"): number {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const offset = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return sign === "-" ? -offset : offset;
}

/**
 * Whether a date is after another. If one of them has no time, or only one a zone, their calendar
 * days are compared as they are written: no more can be known.
 */
export function isAfter(first: IsoDate, second: IsoDate): boolean {
  const areMoments = first.moment !== undefined && second.moment !== undefined;
  return areMoments && first.hasZone === second.hasZone
    ? first.moment > second.moment
    : first.day > second.day;
}

/** Whether a date is more than a day ahead, so that clocks and zones cannot be the reason. */
export function isToCome({ day, moment = day }: IsoDate, now: Date): boolean {
  return moment > now.getTime() + DAY;
}

/** Whether a day is over everywhere, or a moment was more than a day ago. */
export function isOver({ day, moment }: IsoDate, now: Date): boolean {
  return (moment === undefined ? day + WHOLE_DAY : moment + DAY) < now.getTime();
}

import { type Html, html } from "../html.ts";

const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});

/** A date and time in the server's time zone, with the name of the zone. */
export const formatTime = (date: Date): string => format.format(date);

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago something was, such as "3 hours ago", which is the same in every time zone. */
function age(date: Date, now = Date.now()): string {
  const seconds = (date.getTime() - now) / 1000;
  const [unit, length] = units.find(([, from]) => -seconds >= from) ?? ["second", 1];
  return unit === "second" ? "just now" : relative.format(Math.ceil(seconds / length), unit);
}

/** A time as an element: how long ago it was, with the day and hour for whoever points at it. */
export const time = (date: Date): Html =>
  html`<time datetime="${date.toISOString()}" title="${formatTime(date)}">${age(date)}</time>`;

/** The server's time zone, such as "Asia/Kolkata". */
export const timeZone = (): string => format.resolvedOptions().timeZone;

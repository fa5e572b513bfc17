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

/** The same as an element. */
export const time = (date: Date): Html =>
  html`<time datetime="${date.toISOString()}">${formatTime(date)}</time>`;

/** The server's time zone, such as "Asia/Kolkata". */
export const timeZone = (): string => format.resolvedOptions().timeZone;

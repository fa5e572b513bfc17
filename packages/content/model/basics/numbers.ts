import { decimalSeparator, groupedFrom, groupSeparator } from "./formats.ts";

/** A number with at most three decimals in the site's language, such as `1,204` or `12.5`. */
export function formatNumber(value: number): string {
  const [whole = "", part] = String(Math.round(value * 1000) / 1000).split(".");
  const isShort = whole.replace("-", "").length < groupedFrom;
  const grouped = isShort ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, groupSeparator);
  return part === undefined ? grouped : grouped + decimalSeparator + part;
}

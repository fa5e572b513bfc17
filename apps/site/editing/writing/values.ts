import type { Datum } from "./module-data.ts";
import { writeString } from "./script-text.ts";
import { Refused } from "./write-text.ts";

/** The code of a number, with its thousands apart if the old one's were. */
function numberCode(number: number, before: string): string {
  if (!Number.isFinite(number)) throw new Refused("That is not a number.");
  const [whole = "", ...rest] = String(number).split(/(?=[.e])/);
  const isApart = /\d_\d/.test(before) || (/^\d{1,4}$/.test(before) && /^-?\d{5,}$/.test(whole));
  return (isApart ? whole.replace(/\B(?=(?:\d{3})+$)/g, "_") : whole) + rest.join("");
}

/** The code of a value of a special type. */
function valueCode(value: string | number | boolean, before: string): string {
  if (typeof value === "number") return numberCode(value, before);
  if (typeof value === "boolean") return String(value);
  return writeString(/^["']/.test(before) ? before : '""', value);
}

/** A file in which one value is another; all else is byte for byte as it was. */
export function writeValue(
  source: string,
  { start, end }: Pick<Datum, "start" | "end">,
  value: string | number | boolean,
): string {
  return source.slice(0, start) + valueCode(value, source.slice(start, end)) + source.slice(end);
}

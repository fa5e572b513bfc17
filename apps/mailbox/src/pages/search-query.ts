import type { Folder } from "../index/entry.ts";
import type { Filter } from "../index/search.ts";

/** A search as it was typed. Dates are `YYYY-MM-DD`, in the server's time zone; "" for none. */
export type Search = { words: string; from: string; to: string };

/** Characters of a search that count. */
const longestSearch = 200;

/** The beginning of a day, or of the day after it; undefined if there is no such day. */
function startOfDay(text: string, plusDays: number): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  // Otherwise 31 February would be a day in March, and the year 50 the year 1950.
  if (date.getFullYear() !== Number(year)) return undefined;
  if (date.getMonth() !== Number(month) - 1 || date.getDate() !== Number(day)) return undefined;
  date.setDate(date.getDate() + plusDays);
  return date;
}

/**
 * Reads a search from the address of a page.
 * @returns what was typed, and the filter or the reason why there is none
 */
export function readSearch(
  folder: Folder,
  query: URLSearchParams,
): { search: Search } & ({ filter: Filter } | { problem: string }) {
  const text = (name: string) => (query.get(name) ?? "").slice(0, longestSearch).trim();
  const search = { words: text("q"), from: text("from"), to: text("to") };
  const filter: Filter = { folder, words: search.words };
  for (const [name, end] of [
    ["from", 0],
    ["to", 1],
  ] as const) {
    const typed = search[name];
    if (typed === "") continue;
    const date = startOfDay(typed, end);
    if (!date) return { search, problem: `“${typed}” is not a date such as 2026-01-31.` };
    filter[end === 0 ? "from" : "until"] = date;
  }
  if (filter.from && filter.until && filter.from >= filter.until) {
    return { search, problem: "The first day is after the last day." };
  }
  return { search, filter };
}

import { type Folder, statuses } from "../index/entry.ts";
import type { Filter } from "../index/search.ts";

/**
 * The search parameters of a URL. Dates are `YYYY-MM-DD`, in the server's time zone; "" for none.
 */
const searchFields = ["q", "from", "to", "status", "form", "email", "unread", "failed"] as const;
export type Search = Readonly<Record<(typeof searchFields)[number], string>>;

/** The messages of a list: those of one folder, or of both. */
export type Place = Folder | "all";

/** Characters of a search that count: as many as an e-mail address may have. */
const longestSearch = 254;

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
 * Parses a search from the URL of a page.
 * @returns what was typed, and the filter or the reason why there is none
 */
export function readSearch(
  place: Place,
  query: URLSearchParams,
): { search: Search } & ({ filter: Filter } | { problem: string }) {
  const search = Object.fromEntries(
    searchFields.map((name) => [name, (query.get(name) ?? "").slice(0, longestSearch).trim()]),
  ) as Search;
  const filter: Filter = {
    folder: place === "all" ? undefined : place,
    words: search.q,
    status: statuses.find((status) => status === search.status),
    form: search.form || undefined,
    email: search.email || undefined,
    unread: search.unread !== "",
    failed: search.failed !== "",
  };
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

/** The address of a list, or of what has to do with it. */
export function addressOf(
  path: string,
  place: Place,
  search: Partial<Search> = {},
  more: Readonly<Record<string, string>> = {},
): string {
  const all = { ...search, folder: place === "inbox" ? "" : place, ...more };
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query}` : path;
}

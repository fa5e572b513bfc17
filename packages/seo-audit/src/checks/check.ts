import { formatNumber } from "@kolam/content/numbers";
import type { CheckGroup, CheckStatus } from "./audit-types.ts";
import type { Mark, PageModel, Place } from "./page/page-model.ts";

/** What a check says about one page. */
export interface Finding {
  readonly status: CheckStatus;
  readonly found: string;
  readonly places: readonly (Place | null)[];
  /** Replaces the check's own advice when this fault needs another. */
  readonly fix?: string;
}

/** One question asked of a page: small, pure, and explained to the person who reads the answer. */
export interface Check<Id extends string = string> {
  readonly id: Id;
  readonly group: CheckGroup;
  readonly title: string;
  /** Its share of the score, 1 (a nicety) to 10 (the page may not be found at all). */
  readonly weight: number;
  readonly why: string;
  readonly fix: string;
  readonly run: (page: PageModel) => Finding;
}

/** Keeps the id's literal type, so that the list of checks knows all ids. */
export function defineCheck<const Id extends string>(check: Check<Id>): Check<Id> {
  return check;
}

type Marks = readonly (Mark | null | undefined)[];

function placesOf(marks: Marks): (Place | null)[] {
  return marks.map((mark) => mark?.at ?? null);
}

export function good(found: string, marks: Marks = []): Finding {
  return { status: "good", found, places: placesOf(marks) };
}

/** Half the check's weight is lost. */
export function warning(found: string, marks: Marks = [], fix?: string): Finding {
  return finding("warning", found, marks, fix);
}

/** All of the check's weight is lost. */
export function error(found: string, marks: Marks = [], fix?: string): Finding {
  return finding("error", found, marks, fix);
}

/** The question does not arise on this page; `found` says why. */
export function notApplicable(found: string): Finding {
  return { status: "not-applicable", found, places: [] };
}

function finding(
  status: "warning" | "error",
  found: string,
  marks: Marks,
  fix: string | undefined,
): Finding {
  const places = placesOf(marks);
  return fix === undefined ? { status, found, places } : { status, found, places, fix };
}

/** "1 link", "1,204 links". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${formatNumber(amount)} ${amount === 1 ? one : many}`;
}

/** A size in bytes as KB or MB, rounded for reading. */
export function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const MAX_QUOTE = 80;

/** The page's own words in a sentence of ours, cut to a readable length. */
export function quote(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return `“${flat.length > MAX_QUOTE ? `${flat.slice(0, MAX_QUOTE)}…` : flat}”`;
}

/** A few of the page's own words, then how many more there are. */
export function quoteSome(texts: readonly string[], limit = 3): string {
  const shown = texts.slice(0, limit).map(quote).join(", ");
  return texts.length > limit ? `${shown} and ${texts.length - limit} more` : shown;
}

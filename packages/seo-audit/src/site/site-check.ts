import type { CheckStatus, SourceLocation } from "../types.ts";
import type { PageRecord, Reference } from "./page-record.ts";

/** A place in a file of the site. */
export interface SitePlace extends SourceLocation {
  readonly file: string;
}

/** The records of a site's pages, and its other files. */
export interface SiteFacts {
  /** The address of the site's folder, with a slash at the end. */
  readonly site: URL;
  readonly pages: readonly PageRecord[];
  /** The file that is served under an address, by its key. */
  fileOf(key: string): string | undefined;
  /** The page that is served under an address, by its key. */
  pageOf(key: string): PageRecord | undefined;
  /** Whether the host redirects an address, by a `_redirects` file. */
  isRedirected(key: string): boolean;
  /** The text of the first file with this path; `undefined` when there is none. */
  text(file: string): string | undefined;
  readonly files: ReadonlySet<string>;
}

export interface SiteFinding {
  readonly status: CheckStatus;
  readonly found: string;
  readonly places: readonly SitePlace[];
}

/** A check of the pages of a site against each other. */
export interface SiteCheck<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly why: string;
  readonly fix: string;
  readonly run: (site: SiteFacts) => SiteFinding;
}

export function defineSiteCheck<const Id extends string>(check: SiteCheck<Id>): SiteCheck<Id> {
  return check;
}

/** A fault at each place, or none. */
export function judged(
  status: "error" | "warning",
  places: readonly SitePlace[],
  say: (pages: number) => string,
  fine: string,
): SiteFinding {
  if (places.length === 0) return { status: "good", found: fine, places };
  return { status, found: say(new Set(places.map(({ file }) => file)).size), places };
}

export function notApplicable(found: string): SiteFinding {
  return { status: "not-applicable", found, places: [] };
}

/** The place of a reference; its text is the address as written. */
export function placeOf({ file }: PageRecord, { line, column, target }: Reference): SitePlace {
  return { file, line, column, snippet: target.href };
}

/** A page as a whole. */
export function wholePage(file: string, snippet: string): SitePlace {
  return { file, line: 1, column: 1, snippet };
}

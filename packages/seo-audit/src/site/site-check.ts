import type { SiteCheckId, Texts } from "../texts/texts.ts";
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
  /** The text of a file; `undefined` when there is none with this path. */
  text(file: string): string | undefined;
  readonly files: ReadonlySet<string>;
}

export interface SiteFinding {
  readonly status: CheckStatus;
  readonly found: string;
  readonly places: readonly SitePlace[];
}

/** A check of the pages of a site against each other. */
export interface SiteCheck<Id extends SiteCheckId> {
  readonly id: Id;
  readonly run: (site: SiteFacts, texts: Texts) => SiteFinding;
}

/** Makes a check, which gets the texts of its id and those about addresses. */
export function siteCheck<const Id extends SiteCheckId>(
  id: Id,
  run: (site: SiteFacts, t: Texts["siteChecks"][Id], targets: Texts["targets"]) => SiteFinding,
): SiteCheck<Id> {
  return { id, run: (site, texts) => run(site, texts.siteChecks[id], texts.targets) };
}

/** A fault at each place, or none. `say` gets the number of pages and what is said of each place, once. */
export function judged(
  status: "error" | "warning",
  places: readonly SitePlace[],
  good: string,
  say: (pages: number, said: readonly string[]) => string,
): SiteFinding {
  if (places.length === 0) return { status: "good", found: good, places };
  const pages = new Set(places.map(({ file }) => file)).size;
  const said = [...new Set(places.map(({ snippet }) => snippet))];
  return { status, found: say(pages, said), places };
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

/** Why an address is not that of a page that search engines may list; empty when it is. */
export function problemOf(
  key: string,
  { fileOf, pageOf }: SiteFacts,
  targets: Texts["targets"],
): string {
  const page = pageOf(key);
  if (!page) return fileOf(key) === undefined ? targets.missing : "";
  if (page.redirect !== "") return targets.redirect;
  if (!page.listed) return targets.closed;
  return page.canonical === "" || page.canonical === page.key ? "" : targets.copy;
}

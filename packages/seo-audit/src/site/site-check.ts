import type { SiteCheckId, Texts } from "../texts/texts.ts";
import type { CheckResult, SourceLocation } from "../types.ts";
import type { PageRecord } from "./page-record.ts";

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

/** The result of a check across pages. Its places are in several files. */
export interface SiteResult
  extends Pick<CheckResult, "id" | "title" | "status" | "found" | "why" | "fix" | "occurrences"> {
  readonly id: SiteCheckId;
  readonly locations: readonly SitePlace[];
}

/** A check of the pages of a site against each other. */
export interface SiteCheck<Id extends SiteCheckId> {
  readonly id: Id;
  readonly run: (site: SiteFacts, texts: Texts, most: number) => SiteResult;
}

/** What every check across pages says. `said` is the text of each place, once. */
interface SiteTexts {
  readonly title: string;
  readonly why: string;
  readonly fix: string;
  readonly good: string;
  readonly found: (places: number, pages: number, said: readonly string[]) => string;
}

/** Makes a check. `find` gives the places of the fault, or why the check does not apply. */
export function siteCheck<const Id extends SiteCheckId>(
  id: Id,
  fault: "error" | "warning",
  find: (
    site: SiteFacts,
    t: Texts["siteChecks"][Id],
    targets: Texts["targets"],
  ) => readonly SitePlace[] | string,
): SiteCheck<Id> {
  return {
    id,
    run(site, texts, most) {
      const { title, why, fix, good, found }: SiteTexts = texts.siteChecks[id];
      const outcome = find(site, texts.siteChecks[id], texts.targets);
      const isApplicable = typeof outcome !== "string";
      const places = isApplicable ? outcome : [];
      const pages = new Set(places.map(({ file }) => file)).size;
      const said = [...new Set(places.map(({ snippet }) => snippet))];
      return {
        id,
        title,
        status: isApplicable ? (pages === 0 ? "good" : fault) : "not-applicable",
        found: isApplicable ? (pages === 0 ? good : found(places.length, pages, said)) : outcome,
        why,
        fix,
        locations: places.slice(0, most),
        occurrences: places.length,
      };
    },
  };
}

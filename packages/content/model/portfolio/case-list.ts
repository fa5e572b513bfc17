import { entriesOfPage, type Paging, pageCount } from "../basics/paging.ts";
import type { Some } from "../basics/types.ts";
import type { CaseListPath } from "../pages/paths.ts";
import type { ServiceId } from "../services/services.ts";
import type { CaseOverview } from "../types/case.ts";

/** A case in the portfolio. */
export interface ListedCase extends CaseOverview {
  /** The first is the one whose page shows the case. */
  readonly services: Some<ServiceId>;
}

const paging: Paging = { onPage: 24, least: 6 };

/** The number of pages that the portfolio needs for this many cases; at least one. */
export const casePageCount = (cases: number): number => pageCount(cases, paging);

/** The cases on a page of the portfolio, counted from 1. */
export const casesOfPage = <Entry>(list: readonly Entry[], page: number): Entry[] =>
  entriesOfPage(list, page, paging);

/** The path of a page of the portfolio, counted from 1. */
export const casePagePath = (page: number): CaseListPath =>
  page === 1 ? "/portfolio" : `/portfolio/page/${page}`;

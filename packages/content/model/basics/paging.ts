/** How a list is divided into pages. */
export interface Paging {
  /** Entries on a page. */
  readonly onPage: number;
  /** A last page with fewer entries would look empty; they go on the page before it. */
  readonly least: number;
}

/** The number of pages that a list with this many entries needs; at least one. */
export const pageCount = (entries: number, { onPage, least }: Paging): number =>
  Math.max(1, Math.floor((entries - least) / onPage) + 1);

/**
 * The entries on a page.
 * @param page counted from 1
 * @param total the length of the whole list, if `list` is only its beginning
 */
export function entriesOfPage<Entry>(
  list: readonly Entry[],
  page: number,
  paging: Paging,
  total = list.length,
): Entry[] {
  const pages = pageCount(total, paging);
  const start = (page - 1) * paging.onPage;
  return page > pages ? [] : list.slice(start, page === pages ? total : start + paging.onPage);
}

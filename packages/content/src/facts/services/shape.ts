import type { Day } from "../dates.ts";
import type { Price } from "../prices.ts";
import type { PageWords } from "../search-words.ts";

/** The facts of a service that every page needs: its address, name, price and stories. */
export interface ServiceFacts {
  readonly path: `/services/${string}`;
  /** The name in menus, on cards, in the quote form and in breadcrumbs. */
  readonly title: string;
  /** The starting price. */
  readonly price: Price;
  /** Up to two services that are most often bought with it; the list's first ones take the places of missing ones. */
  readonly pairsWith: readonly string[];
  /** The ids of its success stories, if there are any yet. */
  readonly stories: readonly string[];
  readonly search: PageWords;
  /** The day on which the words of its page last changed; see `meta-dates.ts`. */
  readonly updated: Day;
}

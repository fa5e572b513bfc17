import type { Day } from "../basics/dates.ts";
import type { Price } from "./prices.ts";

/** The facts of a service that every page needs: its address and price. */
export interface ServiceFacts {
  readonly path: `/services/${string}`;
  /** The starting price. */
  readonly price: Price;
  /**
   * Up to two services that are most often bought with it; the list's first ones take the places of
   * missing ones.
   */
  readonly pairsWith: readonly string[];
  /** The day on which the words of its page last changed; see `meta-dates.ts`. */
  readonly updated: Day;
}

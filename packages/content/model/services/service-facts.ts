import type { Price } from "./prices.ts";

/** The facts of a service that every page needs: its address and price. */
export interface ServiceFacts {
  readonly path: `/services/${string}`;
  /** Its position among the services, lowest first. Leave gaps. */
  readonly order: number;
  /** The starting price. */
  readonly price: Price;
  /** The price of the largest usual job, in the unit of the price, if known. */
  readonly most?: number;
  /**
   * How many weeks the smallest and the largest usual job take, or, where the price is for a period,
   * how many it takes until something shows.
   */
  readonly weeks?: readonly [least: number, most: number];
  /**
   * Up to two services that are most often bought with it; if some are missing, the list's first
   * ones are used.
   */
  readonly pairsWith: readonly string[];
}

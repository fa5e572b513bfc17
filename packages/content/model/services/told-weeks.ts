import { sheetWords } from "@site/texts/pages/price-sheet";

/** How many weeks the smallest and the largest usual job take. */
export type Weeks = readonly [least: number, most: number];

/** Such as `6–16`. */
export const weekSpan = ([least, most]: Weeks): string =>
  least === most ? `${least}` : `${least}–${most}`;

/** Such as `6–16 weeks`. */
export const sayWeeks = (weeks: Weeks): string =>
  `${weekSpan(weeks)} ${weeks[1] === 1 ? sheetWords.weekLabel : sheetWords.weeksLabel}`;

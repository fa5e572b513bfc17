import { company } from "./company.ts";

/** The starting price of a service, in whole units of the company's currency. */
export interface Price {
  readonly amount: number;
  readonly unit: "one-off" | "month";
}

/** The words before a starting price. */
export const priceLabel = "Starts at";

/** Where digits are parted. In India the last three stand alone and the others in pairs. */
const digitGaps = {
  indian: /\B(?=(?:\d{2})*\d{3}$)/g,
  thousands: /\B(?=(?:\d{3})+$)/g,
} as const;

/**
 * Groups the digits of a whole number. Not done with `Intl`, because its first use takes 10 ms during
 * hydration, and about 40 ms on a slow phone.
 */
export function grouped(
  amount: number,
  grouping: keyof typeof digitGaps = company.currency.grouping,
): string {
  return String(amount).replace(digitGaps[grouping], ",");
}

/** A price in two parts: the amount with its digits grouped, and the unit. A one-off price has no unit. */
export interface PriceParts {
  readonly amount: string;
  readonly unit?: string;
}

/** The parts of a price, such as `₹15,000` and `per month`. */
export function priceParts(price: Price): PriceParts {
  const amount = `${company.currency.symbol}${grouped(price.amount)}`;
  return price.unit === "month" ? { amount, unit: "per month" } : { amount };
}

/** A price as text, such as `₹50,000`, `₹1,50,000` or `₹15,000 per month`. */
export function formatPrice(price: Price): string {
  const { amount, unit } = priceParts(price);
  return unit ? `${amount} ${unit}` : amount;
}

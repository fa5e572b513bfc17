import type { ServiceId } from "./paths.ts";

/** What a service costs at least, in whole rupees. */
export interface Price {
  readonly amount: number;
  readonly unit: "one-off" | "month";
}

/** The lowest price each service is offered at. Spec section 9. */
export const startingPrices = {
  "software-development": { amount: 50_000, unit: "one-off" },
  "web-development": { amount: 25_000, unit: "one-off" },
  "mobile-development": { amount: 75_000, unit: "one-off" },
  "digital-marketing": { amount: 15_000, unit: "month" },
  seo: { amount: 10_000, unit: "month" },
  ecommerce: { amount: 40_000, unit: "one-off" },
  design: { amount: 20_000, unit: "one-off" },
  branding: { amount: 30_000, unit: "one-off" },
} as const satisfies Record<ServiceId, Price>;

/** What stands before a starting price. */
export const priceLabel = "Starts at";

/**
 * Groups the digits of a whole number the Indian way: the last three, then pairs. `Intl` would do it, but
 * takes 10 ms to begin with, four times that on a slow phone, when a page is hydrated.
 */
function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ",");
}

/** A price's amount, grouped the Indian way, apart from what it pays for; no unit for a project. */
export interface PriceParts {
  readonly amount: string;
  readonly unit?: string;
}

/** The parts of a price: `₹15,000` and `per month`. */
export function priceParts(price: Price): PriceParts {
  const amount = `₹${grouped(price.amount)}`;
  return price.unit === "month" ? { amount, unit: "per month" } : { amount };
}

/** A price in words: `₹50,000`, `₹1,50,000` or `₹15,000 per month`. */
export function formatPrice(price: Price): string {
  const { amount, unit } = priceParts(price);
  return unit ? `${amount} ${unit}` : amount;
}

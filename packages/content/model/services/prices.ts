import { company } from "@site/facts/company";
import { numberingSystem } from "../basics/formats.ts";
import { listed } from "../basics/lists.ts";
import type { PricesAre } from "../basics/types.ts";

/** The periods that a price may cover, and their UN/CEFACT codes for structured data. */
export const unitCodes = { hour: "HUR", day: "DAY", month: "MON" } as const;

type TimeUnit = keyof typeof unitCodes;

/** What a price covers: the whole job, or a period. */
export type PriceUnit = "one-off" | TimeUnit;

/**
 * The starting price of a service, in the company's currency; `on request` if it is not published.
 */
export type Price = { readonly amount: number; readonly unit: PriceUnit } | "on request";

/** The words around prices. */
export interface PriceWords {
  /** Before a starting price. */
  readonly label: string;
  /** Instead of one. */
  readonly onRequest: string;
  readonly units: Readonly<Record<TimeUnit, string>>;
  /** The note about tax beside every price. */
  readonly taxes: Readonly<Record<PricesAre, (tax: string) => string>>;
}

/** The words around the name of a service. */
export interface ServiceTitles {
  /** The name of a service and the city where it is offered. */
  readonly inPlace: (name: string, place: string) => string;
  /** A title, and then a starting price. */
  readonly fromPrice: (title: string, price: string) => string;
}

/** A price for readers. */
export interface PriceText {
  /** For a price tag: `Starts at`, `₹15,000` and `per month, plus GST`. */
  readonly tag: { readonly label?: string; readonly amount: string; readonly unit?: string };
  /** Such as `₹15,000 per month`. */
  readonly text: string;
  /** Such as `Starts at ₹15,000 per month, plus GST`. */
  readonly starting: string;
}

const { language, currency } = company;
const style = "currency";
const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat(language, {
  style,
  currency,
}).resolvedOptions();

/**
 * In a currency with three decimals, zeros stay: `4.500` of a dinar would be four and a half. The
 * option `numberingSystem` would not hold for ranges.
 */
const format = new Intl.NumberFormat(`${language}-u-nu-${numberingSystem}`, {
  style,
  currency,
  trailingZeroDisplay: decimals < 3 ? "stripIfInteger" : "auto",
});

/** The currency symbol in the company's language, such as `₹`. */
export const currencySymbol: string =
  format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;

/** Whether it comes before the amount, as in `₹15,000`. */
export const isCurrencyFirst: boolean =
  format.formatToParts(0).find(({ type }) => type === "currency" || type === "integer")?.type ===
  "currency";

// The web fonts have no narrow space.
const inWebFont = (text: string) => text.replaceAll("\u202f", "\u00a0");

/** Two amounts as a range, such as `₹15,000 – ₹60,000`; one, if they are equal. */
export const sayRange = (least: number, most: number): string =>
  inWebFont(least === most ? format.format(least) : format.formatRange(least, most));

/** A few words that stay on one line; more would be wider than a phone with large text. */
const together = (words: string) => (words.length > 16 ? words : words.replaceAll(" ", "\u00a0"));

/** A price with its words. */
export function sayPrice(price: Price, { label, onRequest, units, taxes }: PriceWords): PriceText {
  if (price === "on request")
    return { tag: { amount: onRequest }, text: onRequest, starting: onRequest };
  const amount = inWebFont(format.format(price.amount));
  const period = price.unit === "one-off" ? [] : [units[price.unit]];
  const tax = taxes[company.pricesAre](company.tax);
  const text = [amount, ...period].join(" ");
  return {
    tag: { label, amount, unit: listed([...period, together(tax)]) },
    text,
    starting: listed([`${label} ${text}`, tax]),
  };
}

/**
 * The lowest and the highest of some prices, and both as one text without words; undefined if all
 * are on request.
 */
export function spanOf(prices: readonly Price[]) {
  const told = prices.filter((price) => price !== "on request").sort((a, b) => a.amount - b.amount);
  const lowest = told[0];
  const highest = told.at(-1);
  if (!lowest || !highest) return undefined;
  return { lowest, highest, range: sayRange(lowest.amount, highest.amount) };
}

import { company } from "@site/facts/company";
import { serviceFacts } from "@site/lists/services";
import { serviceTitles } from "@site/texts/prices";
import { titleWithin } from "../pages/search-words.ts";
import type { Price } from "./prices.ts";
import type { ServiceId } from "./services.ts";
import { prices } from "./told-prices.ts";

/** The name of a service and the city where it is offered. */
export const serviceInPlace = (name: string): string => serviceTitles.inPlace(name, company.city);

/**
 * The title of a service's page in search results: its name, the place, the price and the agency.
 * What does not fit is left out, first the agency, then the price, then the place, never the name.
 */
export function serviceTitle(id: ServiceId, name: string): string {
  const suffixed = (title: string) => `${title} | ${company.name}`;
  const placed = serviceInPlace(name);
  const price = serviceFacts[id].price as Price;
  const priced = price === "on request" ? [] : [serviceTitles.fromPrice(placed, prices[id].text)];
  const [first = name, ...others] = [...priced, placed, name].flatMap((title) => [
    suffixed(title),
    title,
  ]);
  return titleWithin(first, ...others);
}

import { paths, type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { type Price, unitCodes } from "@kolam/content/model/services/prices";
import { company } from "@site/facts/company";
import { serviceFacts } from "@site/lists/services";
import { serviceCards } from "@site/lists/words/service-cards";
import { servicePages } from "@site/lists/words/service-pages";
import { titles } from "@site/lists/words/titles";
import type { ItemList, Offer, OfferCatalog, Service } from "schema-dts";
import { pageUrl } from "../route-path.ts";
import { cardPath } from "../social-card.ts";
import { listId, organizationId, reference, type SiteAddresses, serviceId } from "./nodes.ts";

/** The offer of a service at its starting price, as a minimum price. */
function offer(price: Exclude<Price, "on request">, url: string): Offer {
  const { currency: priceCurrency } = company;
  return {
    "@type": "Offer",
    url,
    priceCurrency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      minPrice: price.amount,
      priceCurrency,
      ...(company.pricesAre === "untaxed"
        ? {}
        : { valueAddedTaxIncluded: company.pricesAre === "withTax" }),
      ...(price.unit === "one-off" ? {} : { unitCode: unitCodes[price.unit] }),
    },
  };
}

/** A service, described as on its card. */
function describedService(id: ServiceId, site: SiteAddresses) {
  const title = titles[id];
  const { description } = serviceCards[id];
  const { path } = paths[id];
  const url = pageUrl(site, path);
  return {
    "@type": "Service" as const,
    "@id": serviceId(url),
    name: title,
    serviceType: title,
    description,
    url,
    image: url.slice(0, -path.length) + cardPath(path),
    provider: reference(organizationId(site)),
    areaServed: { "@type": "Country" as const, name: company.address.country },
  };
}

/** What a service consists of, as its page lists it. */
function partsOf(id: ServiceId): OfferCatalog {
  const { title, items } = servicePages[id].offerings;
  return {
    "@type": "OfferCatalog",
    name: title,
    // No offers, which would need prices of their own.
    itemListElement: items.map((part, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: part.title,
      description: part.text,
    })),
  };
}

/** The service that a page is about, with its parts, and its offer, whose price the page shows. */
export function serviceNode(id: ServiceId, site: SiteAddresses): Service {
  const price = serviceFacts[id].price as Price;
  const service = { ...describedService(id, site), hasOfferCatalog: partsOf(id) };
  // Search engines reject an offer without a price.
  return price === "on request" ? service : { ...service, offers: offer(price, service.url) };
}

/** The services in the order of the services page, which shows no prices. */
export function serviceListNode(site: SiteAddresses, listUrl: string): ItemList {
  return {
    "@type": "ItemList",
    "@id": listId(listUrl),
    numberOfItems: serviceIds.length,
    itemListElement: serviceIds.map((id, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: describedService(id, site),
    })),
  };
}

import { company } from "@kolam/content/company";
import { paths, type ServiceId, serviceIds } from "@kolam/content/paths";
import { type Price, startingPrices } from "@kolam/content/prices";
import { serviceCard, services } from "@kolam/content/services/services";
import type { ItemList, Offer, Service } from "schema-dts";
import { listId, organizationId, reference, serviceId } from "./nodes.ts";

/** Whether a route shows one of the services. */
export function isService(id: string): id is ServiceId {
  return serviceIds.some((service) => service === id);
}

/** A starting price: the least one pays, not what everyone pays. */
function offer({ amount, unit }: Price, url: string): Offer {
  return {
    "@type": "Offer",
    url,
    priceCurrency: "INR",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      minPrice: amount,
      priceCurrency: "INR",
      // UN/CEFACT code for a month.
      ...(unit === "month" ? { unitCode: "MON", unitText: "month" } : {}),
    },
  };
}

/** A service with its offer, in the words of its card. */
export function serviceNode(id: ServiceId, origin: string): Service {
  const { title, description } = serviceCard(id);
  const url = `${origin}${paths[id].path}`;
  return {
    "@type": "Service",
    "@id": serviceId(url),
    name: title,
    serviceType: title,
    description,
    url,
    provider: reference(organizationId(origin)),
    areaServed: { "@type": "Country", name: company.address.country },
    offers: offer(startingPrices[id], url),
  };
}

/** The eight services in the order of the services page. */
export function serviceListNode(origin: string, pageUrl: string): ItemList {
  return {
    "@type": "ItemList",
    "@id": listId(pageUrl),
    numberOfItems: services.length,
    itemListElement: services.map(({ id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: serviceNode(id, origin),
    })),
  };
}

import { companyWords } from "@kolam/content/company-words";
import { mailboxes } from "@kolam/content/facts/channels";
import { company } from "@kolam/content/facts/company";
import { formatPrice } from "@kolam/content/facts/prices";
import { priceSpan } from "@kolam/content/facts/services";
import type { ProfessionalService, WebSite } from "schema-dts";
import { cardPath } from "../social-card.ts";
import { inLanguage, organizationId, reference, websiteId } from "./nodes.ts";

/** The agency. The node is the same on every page. */
export function organizationNode(origin: string): ProfessionalService {
  const { address, hours } = company;
  return {
    "@type": "ProfessionalService",
    "@id": organizationId(origin),
    name: company.name,
    url: `${origin}/`,
    description: companyWords.description,
    slogan: companyWords.tagline,
    logo: `${origin}/icon-512.png`,
    image: `${origin}${cardPath("/")}`,
    foundingDate: String(company.founded),
    telephone: company.phone.display,
    email: mailboxes.hello.address,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    priceRange: `From ${formatPrice(priceSpan.lowest)}`,
    areaServed: { "@type": "Country", name: address.country },
    sameAs: company.social.map(({ href }) => href),
  };
}

/** The site as a whole. The node is the same on every page. */
export function websiteNode(origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    url: `${origin}/`,
    name: company.name,
    inLanguage,
    publisher: reference(organizationId(origin)),
  };
}

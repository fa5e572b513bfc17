import { listed } from "@kolam/content/model/basics/lists";
import type { Office } from "@kolam/content/model/company/company-details";
import { spanOf } from "@kolam/content/model/services/prices";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { serviceFacts } from "@site/lists/services";
import { companyWords } from "@site/words/company-words";
import type { ProfessionalService, WebSite } from "schema-dts";
import { cardPath } from "../social-card.ts";
import { inLanguage, organizationId, reference, websiteId } from "./nodes.ts";

/** Where an office is, its numbers, and when it is open. */
export function place({ address, phones, hours }: Office) {
  const [main] = phones;
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      ...(address.region && { addressRegion: address.region }),
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    ...(main && { telephone: main.display }),
    ...(phones.length > 1 && {
      contactPoint: phones.map(({ display }) => ({
        "@type": "ContactPoint" as const,
        telephone: display,
      })),
    }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification" as const,
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
  } satisfies Partial<Exclude<ProfessionalService, string>>;
}

/** The agency. The node is the same on every page. */
export function organizationNode(siteUrl: string): ProfessionalService {
  const [office, ...others] = company.offices;
  const span = spanOf(Object.values(serviceFacts).map(({ price }) => price));
  return {
    "@type": "ProfessionalService",
    "@id": organizationId(siteUrl),
    name: company.name,
    url: `${siteUrl}/`,
    description: companyWords.description,
    slogan: companyWords.tagline,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}${cardPath("/")}`,
    foundingDate: String(company.founded),
    ...place(office),
    email: mailboxes.hello.address,
    ...(others.length > 0 && {
      department: others.map((other) => ({
        "@type": "ProfessionalService" as const,
        name: listed([company.name, other.name]),
        ...place(other),
        ...(other.email && { email: other.email.address }),
      })),
    }),
    ...(span && { priceRange: span.range }),
    areaServed: { "@type": "Country", name: company.address.country },
    ...(company.social.length > 0 && { sameAs: company.social.map(({ href }) => href) }),
  };
}

/** The site as a whole. The node is the same on every page. */
export function websiteNode(siteUrl: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(siteUrl),
    url: `${siteUrl}/`,
    name: company.name,
    inLanguage,
    publisher: reference(organizationId(siteUrl)),
  };
}

import { listed } from "@kolam/content/model/basics/lists";
import { type Office, spelled } from "@kolam/content/model/company/company-details";
import { legalName, registerNumber, taxNumber } from "@kolam/content/model/law/company-law";
import { spanOf } from "@kolam/content/model/services/prices";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { serviceFacts } from "@site/lists/services";
import { companyWords } from "@site/words/company-words";
import type { ProfessionalService, WebSite } from "schema-dts";
import { cardPath } from "../social-card.ts";
import { mainUrl, organizationId, reference, type SiteAddresses, websiteId } from "./nodes.ts";

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

/** The agency. The node is the same on every page, but for its words. */
export function organizationNode(site: SiteAddresses): ProfessionalService {
  const [office, ...others] = company.offices;
  const span = spanOf(Object.values(serviceFacts).map(({ price }) => price));
  return {
    "@type": "ProfessionalService",
    "@id": organizationId(site),
    name: company.name,
    ...(law.legalName && { legalName }),
    url: `${mainUrl(site)}/`,
    description: companyWords.description,
    slogan: companyWords.tagline,
    logo: `${mainUrl(site)}/icon-512.png`,
    image: `${mainUrl(site)}${cardPath("/")}`,
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
    ...(taxNumber && { vatID: taxNumber }),
    ...(registerNumber &&
      typeof law.register === "object" && {
        identifier: {
          "@type": "PropertyValue" as const,
          propertyID: spelled(law.register.at),
          value: law.register.number,
        },
      }),
    ...(span && { priceRange: span.range }),
    areaServed: { "@type": "Country", name: company.address.country },
    ...(company.social.length > 0 && { sameAs: company.social.map(({ href }) => href) }),
  };
}

/** The site as a whole. The node is the same on every page. */
export function websiteNode(site: SiteAddresses): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(site),
    url: `${mainUrl(site)}/`,
    name: company.name,
    inLanguage: site.languages.map(({ language }) => language),
    publisher: reference(organizationId(site)),
  };
}

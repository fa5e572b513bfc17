import { listed } from "@kolam/content/model/basics/lists";
import { type Office, spelled } from "@kolam/content/model/company/company-details";
import { legalName, registerNumber, taxNumber } from "@kolam/content/model/law/company-law";
import { spanOf } from "@kolam/content/model/services/prices";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { serviceFacts } from "@site/lists/services";
import { companyWords } from "@site/words/company-words";
import type { LocalBusiness, Organization, PostalAddress, WebSite } from "schema-dts";
import { cardPath } from "../social-card.ts";
import { mainUrl, organizationId, reference, type SiteAddresses, websiteId } from "./nodes.ts";

/** Where an office is; with its street, if clients may come. */
export function postalAddress({ address, directions }: Office): PostalAddress {
  return {
    "@type": "PostalAddress",
    ...(directions && { streetAddress: address.street }),
    addressLocality: address.locality,
    ...(address.region && { addressRegion: address.region }),
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  };
}

/** Where an office is, its numbers, when somebody answers, and how to come there. */
function reached(office: Office) {
  const { phones, hours, directions } = office;
  const [main] = phones;
  const open = hours.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: days,
    opens,
    closes,
  }));
  // Only a place has opening hours; elsewhere they are those of its numbers.
  const answered = directions || open.length === 0 ? {} : { hoursAvailable: open };
  return {
    address: postalAddress(office),
    ...(main && { telephone: main.display }),
    ...((phones.length > 1 || (main && !directions)) && {
      contactPoint: phones.map(({ display }) => ({
        "@type": "ContactPoint" as const,
        telephone: display,
        ...answered,
      })),
    }),
    ...(directions && {
      hasMap: directions,
      ...(open.length > 0 && { openingHoursSpecification: open }),
    }),
  };
}

/** A business where clients may come, or an organization. */
const typeOf = ({ directions }: Office) => (directions ? "LocalBusiness" : "Organization");

/** The agency. The node is the same on every page, but for its words. */
export function organizationNode(site: SiteAddresses): LocalBusiness | Organization {
  const [office, ...others] = company.offices;
  const span = office.directions && spanOf(Object.values(serviceFacts).map(({ price }) => price));
  const node = {
    "@id": organizationId(site),
    name: company.name,
    ...(law.legalName && { legalName }),
    url: `${mainUrl(site)}/`,
    description: companyWords.description,
    slogan: companyWords.tagline,
    logo: `${mainUrl(site)}/icon-512.png`,
    image: `${mainUrl(site)}${cardPath("/")}`,
    foundingDate: String(company.founded),
    ...reached(office),
    email: mailboxes.hello.address,
    ...(others.length > 0 && {
      department: others.map((other) => ({
        "@type": typeOf(other),
        name: listed([company.name, other.name]),
        ...reached(other),
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
  return { "@type": typeOf(office), ...node } as LocalBusiness | Organization;
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

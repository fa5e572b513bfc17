import type { Opening } from "@kolam/content/model/types/opening";
import { company } from "@site/facts/company";
import { openingWords } from "@site/texts/pages/openings";
import { openings } from "@site/words/openings";
import type { JobPosting, MonetaryAmount } from "schema-dts";
import { jobId, organizationId, type PageNodeContext, reference } from "./nodes.ts";
import { postalAddress } from "./organization.ts";

const list = (title: string, items: readonly string[]) =>
  `<p>${title}</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** What an opening pays, as its page says it. */
function salary({ least, most, per }: NonNullable<Opening["pay"]>): MonetaryAmount {
  return {
    "@type": "MonetaryAmount",
    currency: company.currency,
    value: {
      "@type": "QuantitativeValue",
      ...(most === undefined ? { value: least } : { minValue: least, maxValue: most }),
      unitText: per === "month" ? "MONTH" : "YEAR",
    },
  };
}

/**
 * The job of an opening's page; `null` for other pages, and for an opening that is closed, which
 * search engines must not show.
 */
export function jobNode({ ref, meta, site, url }: PageNodeContext): JobPosting | null {
  const opening = openings.find(({ id }) => ref.id === "opening" && id === ref.slug);
  if (!opening || !meta.indexable) return null;
  const { title, description, responsibilities, requirements, posted, closes, pay, inSearch } =
    opening;
  const { labels } = openingWords;
  return {
    "@type": "JobPosting",
    "@id": jobId(url),
    title,
    identifier: { "@type": "PropertyValue", name: company.name, value: opening.id },
    url,
    description: [
      `<p>${description}</p>`,
      list(labels.responsibilities, responsibilities),
      list(labels.requirements, requirements),
    ].join(""),
    datePosted: posted,
    ...(closes && { validThrough: `${closes}T23:59:59Z` }),
    hiringOrganization: reference(organizationId(site)),
    jobLocation: { "@type": "Place", address: postalAddress(company.offices[0]) },
    applicantLocationRequirements: { "@type": "Country", name: company.address.country },
    ...(pay && { baseSalary: salary(pay) }),
    ...(inSearch && { employmentType: inSearch.employmentType }),
    ...(inSearch?.remote && { jobLocationType: "TELECOMMUTE" }),
  };
}

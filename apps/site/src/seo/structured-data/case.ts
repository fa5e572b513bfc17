import { caseById } from "@kolam/content/model/portfolio/cases";
import type { CreativeWork } from "schema-dts";
import { dateTimeOf } from "../date-time.ts";
import { cardPath } from "../social-card.ts";
import {
  caseId,
  inLanguage,
  organizationId,
  type PageNodeContext,
  pageId,
  reference,
} from "./nodes.ts";

/** The case of a page, made by the agency for its client; `null` for other pages. */
export function caseNode({ ref, meta, site, url }: PageNodeContext): CreativeWork | null {
  const caseStudy = ref.id === "case" ? caseById(ref.slug) : undefined;
  if (!caseStudy) return null;
  return {
    "@type": "CreativeWork",
    "@id": caseId(url),
    name: caseStudy.project,
    headline: caseStudy.title,
    description: caseStudy.description,
    abstract: caseStudy.summary,
    url,
    mainEntityOfPage: reference(pageId(url)),
    image: `${site.siteUrl}${cardPath(meta.path)}`,
    dateCreated: String(caseStudy.year),
    datePublished: dateTimeOf(caseStudy.date),
    ...(meta.updated ? { dateModified: dateTimeOf(meta.updated) } : {}),
    creator: reference(organizationId(site)),
    sponsor: { "@type": "Organization", name: caseStudy.client },
    locationCreated: { "@type": "Place", name: caseStudy.place },
    keywords: meta.keywords,
    inLanguage: caseStudy.language ?? inLanguage,
  };
}

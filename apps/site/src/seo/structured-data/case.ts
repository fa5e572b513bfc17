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
  const story = ref.id === "case" ? caseById(ref.slug) : undefined;
  if (!story) return null;
  return {
    "@type": "CreativeWork",
    "@id": caseId(url),
    name: story.project,
    headline: story.title,
    description: story.description,
    abstract: story.summary,
    url,
    mainEntityOfPage: reference(pageId(url)),
    image: `${site.siteUrl}${cardPath(meta.path)}`,
    dateCreated: String(story.year),
    datePublished: dateTimeOf(story.date),
    dateModified: dateTimeOf(story.updated),
    creator: reference(organizationId(site.siteUrl)),
    sponsor: { "@type": "Organization", name: story.client },
    locationCreated: { "@type": "Place", name: story.place },
    keywords: meta.keywords,
    inLanguage: story.language ?? inLanguage,
  };
}

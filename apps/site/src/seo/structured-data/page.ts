import { landingBySlug } from "@kolam/content/model/landing/pages";
import type { RouteId } from "@kolam/content/model/pages/paths";
import type { WebPage } from "schema-dts";
import { dateTimeOf } from "../date-time.ts";
import { isServiceId, type PageRef } from "../page-ref.ts";
import { cardPath } from "../social-card.ts";
import {
  articleId,
  breadcrumbId,
  caseId,
  inLanguage,
  jobId,
  listId,
  organizationId,
  type PageNodeContext,
  pageId,
  questionsId,
  type Reference,
  reference,
  serviceId,
  websiteId,
} from "./nodes.ts";
import { questionNodes } from "./questions.ts";

type PageType = "AboutPage" | "CollectionPage" | "ContactPage";

const types: Partial<Record<RouteId, PageType>> = {
  about: "AboutPage",
  blog: "CollectionPage",
  contact: "ContactPage",
  portfolio: "CollectionPage",
  services: "CollectionPage",
  sitemap: "CollectionPage",
};

/** Whether a page is mainly a list, which then has its own node. */
export function showsList(id: RouteId): boolean {
  return id === "blog" || id === "portfolio" || id === "services";
}

/** Whether a page is about the cases of a sector. */
const isOfSector = (ref: PageRef): boolean =>
  ref.id === "landing" && landingBySlug(ref.slug)?.sector !== undefined;

/** The node that the page is mainly about, if there is one. */
function subject({ ref, meta: { indexable }, site, url }: PageNodeContext): Reference | null {
  if (ref.id === "article") return reference(articleId(url));
  if (ref.id === "case") return reference(caseId(url));
  if (ref.id === "opening" && indexable) return reference(jobId(url));
  if (isServiceId(ref.id)) return reference(serviceId(url));
  if (showsList(ref.id) || isOfSector(ref)) return reference(listId(url));
  return ref.id === "home" || ref.id === "about" || ref.id === "contact"
    ? reference(organizationId(site))
    : null;
}

/** The node of the page itself. Questions are a part of it: what it is about comes first. */
export function pageNode(context: PageNodeContext): WebPage {
  const { ref, meta, site, url } = context;
  const questions = questionNodes(ref, url);
  const about = subject(context);
  return {
    "@type": isOfSector(ref) ? "CollectionPage" : (types[ref.id] ?? "WebPage"),
    "@id": pageId(url),
    url,
    name: meta.title,
    description: meta.description,
    isPartOf: reference(websiteId(site)),
    inLanguage,
    ...(meta.updated ? { dateModified: dateTimeOf(meta.updated) } : {}),
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: `${site.siteUrl}${cardPath(meta.path)}`,
    },
    ...(ref.id === "home" ? {} : { breadcrumb: reference(breadcrumbId(url)) }),
    ...(about ? { mainEntity: about } : {}),
    ...(questions.length > 0
      ? { hasPart: { "@type": "FAQPage", "@id": questionsId(url), mainEntity: questions } }
      : {}),
  };
}

import type { Graph, Thing } from "schema-dts";
import type { PageRef } from "../page-ref.ts";
import { articleNode } from "./article.ts";
import { articleListNode, breadcrumbNode, portfolioListNode } from "./lists.ts";
import { contextOf, type SiteAddresses } from "./nodes.ts";
import { organizationNode, websiteNode } from "./organization.ts";
import { pageNode } from "./page.ts";
import { isService, serviceListNode, serviceNode } from "./service.ts";

export type { SiteAddresses } from "./nodes.ts";

/**
 * What a page tells search engines about itself, as one graph whose nodes name each other by `@id`.
 * It says nothing the page does not show. Testimonials are left out, since the search engines forbid
 * ratings that a business gives itself; openings are too, since their list is not a job's own page.
 */
export function structuredData(match: PageRef, site: SiteAddresses): Graph {
  const context = contextOf(match, site);
  const nodes: (Thing | null)[] = [organizationNode(site.origin), websiteNode(site.origin)];
  if (context) {
    nodes.push(pageNode(context), breadcrumbNode(context), articleNode(context));
    if (isService(match.id)) nodes.push(serviceNode(match.id, site.origin));
    if (match.id === "services") nodes.push(serviceListNode(site.origin, context.url));
    if (match.id === "blog") nodes.push(articleListNode(context));
    if (match.id === "portfolio") nodes.push(portfolioListNode(context));
  }
  return {
    "@context": "https://schema.org",
    "@graph": nodes.filter((node) => node !== null),
  };
}

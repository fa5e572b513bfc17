import type { Graph, Thing } from "schema-dts";
import { isServiceId, type PageRef } from "../page-ref.ts";
import { articleNode } from "./article.ts";
import { caseNode } from "./case.ts";
import { jobNode } from "./job.ts";
import { articleListNode, breadcrumbNode, portfolioListNode, sectorListNode } from "./lists.ts";
import { pageContext, type SiteAddresses } from "./nodes.ts";
import { organizationNode, websiteNode } from "./organization.ts";
import { pageNode } from "./page.ts";
import { personNodes } from "./people.ts";
import { serviceListNode, serviceNode } from "./service.ts";

/**
 * The structured data of a page, as one graph whose nodes refer to each other by `@id`. It contains
 * nothing that the page does not show. Testimonials are left out because search engines forbid
 * ratings that a business publishes about itself, and openings in the list of them because each has
 * a page.
 */
export function structuredData(ref: PageRef, site: SiteAddresses): Graph {
  const context = pageContext(ref, site);
  const nodes: (Thing | null)[] = [organizationNode(site), websiteNode(site)];
  if (context) {
    nodes.push(pageNode(context), breadcrumbNode(context));
    nodes.push(articleNode(context), caseNode(context), jobNode(context));
    nodes.push(sectorListNode(context));
    if (isServiceId(ref.id)) nodes.push(serviceNode(ref.id, site));
    if (ref.id === "about") nodes.push(...personNodes(site));
    if (ref.id === "services") nodes.push(serviceListNode(site, context.url));
    if (ref.id === "blog") nodes.push(articleListNode(context));
    if (ref.id === "portfolio") nodes.push(portfolioListNode(context));
  }
  return {
    "@context": "https://schema.org",
    "@graph": nodes.filter((node) => node !== null),
  };
}

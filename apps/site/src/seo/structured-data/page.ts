import type { AboutPage, CollectionPage, ContactPage, FAQPage, WebPage } from "schema-dts";
import { momentOf } from "../moment.ts";
import type { RouteId } from "../page-ref.ts";
import { cardPath } from "../social-card.ts";
import {
  articleId,
  breadcrumbId,
  inLanguage,
  listId,
  organizationId,
  type PageNodeContext,
  pageId,
  type Reference,
  reference,
  serviceId,
  websiteId,
} from "./nodes.ts";
import { questionNodes } from "./questions.ts";
import { isService } from "./service.ts";

type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "FAQPage";

const types: Partial<Record<RouteId, PageType>> = {
  about: "AboutPage",
  blog: "CollectionPage",
  contact: "ContactPage",
  portfolio: "CollectionPage",
  services: "CollectionPage",
  sitemap: "CollectionPage",
};

/** Whether a page is chiefly a list, which its structured data repeats. */
export function showsList(id: RouteId): boolean {
  return id === "blog" || id === "portfolio" || id === "services";
}

/** What the page is chiefly about, where that is a node of its own. */
function subject({ match, site, url }: PageNodeContext): Reference | null {
  if (match.id === "article") return reference(articleId(url));
  if (isService(match.id)) return reference(serviceId(url));
  if (showsList(match.id)) return reference(listId(url));
  return match.id === "home" || match.id === "about" || match.id === "contact"
    ? reference(organizationId(site.origin))
    : null;
}

/**
 * The node of the page itself. A page on which questions stand is an FAQ page as well, with them as
 * its main entities.
 */
export function pageNode(
  context: PageNodeContext,
): WebPage | AboutPage | CollectionPage | ContactPage | FAQPage {
  const { match, meta, site, url } = context;
  const questions = questionNodes(match, url);
  const type = types[match.id] ?? "WebPage";
  const about = subject(context);
  const common = {
    "@id": pageId(url),
    url,
    name: meta.title,
    description: meta.description,
    isPartOf: reference(websiteId(site.origin)),
    inLanguage,
    ...(match.id === "thank-you" ? {} : { dateModified: momentOf(meta.updated) }),
    primaryImageOfPage: {
      "@type": "ImageObject" as const,
      url: `${site.origin}${cardPath(meta.path)}`,
    },
    ...(match.id === "home" ? {} : { breadcrumb: reference(breadcrumbId(url)) }),
  };
  if (questions.length > 0) {
    // schema-dts has no type for two types at once; JSON-LD and the search engines do.
    const both = (type === "WebPage" ? type : [type, "FAQPage"]) as "FAQPage";
    return {
      "@type": type === "WebPage" ? "FAQPage" : both,
      ...common,
      ...(about ? { about } : {}),
      mainEntity: questions,
    };
  }
  return { "@type": type, ...common, ...(about ? { mainEntity: about } : {}) } as WebPage;
}

import { type PageMeta, pageMeta } from "../page-meta.ts";
import type { PageRef } from "../page-ref.ts";
import { absoluteUrl } from "../route-path.ts";

/** What the structured data needs to know of where the site and its pictures are. */
export interface SiteAddresses {
  readonly origin: string;
  readonly photoHost: string;
}

/** A page with its addresses, as the makers of nodes take it. */
export interface PageNodeContext {
  readonly match: PageRef;
  readonly meta: PageMeta;
  readonly site: SiteAddresses;
  /** The page's full address. */
  readonly url: string;
}

/** A link to another node of the graph. */
export interface Reference {
  readonly "@id": string;
}

export const inLanguage = "en-IN";

export const organizationId = (origin: string): string => `${origin}/#organization`;
export const websiteId = (origin: string): string => `${origin}/#website`;
export const pageId = (url: string): string => `${url}#page`;
export const breadcrumbId = (url: string): string => `${url}#breadcrumb`;
export const serviceId = (url: string): string => `${url}#service`;
export const articleId = (url: string): string => `${url}#article`;
export const listId = (url: string): string => `${url}#list`;

/** A link to the node named `id`. */
export function reference(id: string): Reference {
  return { "@id": id };
}

/** The context of a page, or `null` for the not-found page, which is no page to describe. */
export function contextOf(match: PageRef, site: SiteAddresses): PageNodeContext | null {
  const meta = pageMeta(match);
  if (meta.path === null) return null;
  return { match, meta, site, url: absoluteUrl(site.origin, meta.path) };
}

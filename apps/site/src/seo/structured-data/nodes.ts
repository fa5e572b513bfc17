import { paths } from "@kolam/content/model/pages/paths";
import { company } from "@site/facts/company";
import type { SiteConfig } from "../../../config/site-config.ts";
import { type PageMeta, pageMeta } from "../page-meta.ts";
import type { PageRef } from "../page-ref.ts";
import { absoluteUrl } from "../route-path.ts";

/** The addresses of the site and of its photo host. */
export interface SiteAddresses {
  readonly siteUrl: string;
  readonly languages: SiteConfig["languages"];
  readonly photoHost: string;
}

/** The page that nodes are made for. */
export interface PageNodeContext {
  readonly ref: PageRef;
  readonly meta: PageMeta;
  readonly site: SiteAddresses;
  /** The page's absolute URL. */
  readonly url: string;
}

/** A reference to another node of the graph. */
export interface Reference {
  readonly "@id": string;
}

export const inLanguage = company.language;

/** Where the site is in its first language: company and site are one in all of them. */
export const mainUrl = ({ languages, siteUrl }: Pick<SiteAddresses, "languages" | "siteUrl">) =>
  languages[0]?.url ?? siteUrl;

export const organizationId = (site: SiteAddresses): string => `${mainUrl(site)}/#organization`;
/** A person of the about page, the same in every language. */
export const personId = (site: SiteAddresses, id: string): string =>
  `${mainUrl(site)}${paths.about.path}#${id}`;
export const websiteId = (site: SiteAddresses): string => `${mainUrl(site)}/#website`;
export const pageId = (url: string): string => `${url}#page`;
export const questionsId = (url: string): string => `${url}#questions-and-answers`;
export const breadcrumbId = (url: string): string => `${url}#breadcrumb`;
export const serviceId = (url: string): string => `${url}#service`;
export const articleId = (url: string): string => `${url}#article`;
export const caseId = (url: string): string => `${url}#case`;
export const jobId = (url: string): string => `${url}#job`;
export const listId = (url: string): string => `${url}#list`;

/** A reference to the node with this `@id`. */
export function reference(id: string): Reference {
  return { "@id": id };
}

/** The context of a page; `null` for the not-found page, which has no address. */
export function pageContext(ref: PageRef, site: SiteAddresses): PageNodeContext | null {
  const meta = pageMeta(ref);
  if (meta.path === null) return null;
  return { ref, meta, site, url: absoluteUrl(site.siteUrl, meta.path) };
}

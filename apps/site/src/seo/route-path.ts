import { blogPagePath } from "@kolam/content/model/blog/blog-pages";
import { current, inLanguage } from "@kolam/content/model/pages/languages";
import {
  type ArticlePath,
  type BlogListPath,
  type CaseListPath,
  type CasePath,
  type LandingPath,
  type OpeningPath,
  type PagePath,
  paths,
} from "@kolam/content/model/pages/paths";
import { casePagePath } from "@kolam/content/model/portfolio/case-list";
import type { SiteConfig } from "../../config/site-config.ts";
import type { PageRef } from "./page-ref.ts";

/** The canonical path of a page; `null` for the not-found page, which has none. */
export function routePath(
  ref: PageRef,
):
  | PagePath
  | ArticlePath
  | CasePath
  | LandingPath
  | OpeningPath
  | BlogListPath
  | CaseListPath
  | null {
  if (ref.id === "not-found") return null;
  if (ref.page !== undefined) {
    return ref.id === "blog" ? blogPagePath(ref.page) : casePagePath(ref.page);
  }
  if (ref.id === "case") return `/portfolio/${ref.slug}`;
  if (ref.id === "opening") return `${paths.careers.path}/${ref.slug}`;
  if (ref.id === "landing") return `/${ref.slug}` as LandingPath;
  return ref.id === "article" ? `/blog/${ref.slug}` : paths[ref.id].path;
}

/** The absolute URL of a page: in the first language, if this one does not have it. */
export function pageUrl(
  { siteUrl, languages }: Pick<SiteConfig, "siteUrl" | "languages">,
  path: string,
): string {
  return (inLanguage(current, path) ? siteUrl : (languages[0]?.url ?? siteUrl)) + path;
}

/** The absolute URL of a path. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return `${siteUrl}${path}`;
}

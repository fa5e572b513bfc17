import { blogPagePath } from "@kolam/content/blog/blog-pages";
import { type ArticlePath, type BlogListPath, type PagePath, paths } from "@kolam/content/paths";
import type { PageRef } from "./page-ref.ts";

/** The canonical path of a route; `null` for the not-found page, which has none. */
export function routePath(match: PageRef): PagePath | ArticlePath | BlogListPath | null {
  if (match.id === "not-found") return null;
  if (match.page !== undefined) return blogPagePath(match.page);
  return match.id === "article" ? `/blog/${match.slug}` : paths[match.id].path;
}

/** A path of the site as a full address. The home page keeps its slash, no other page has one. */
export function absoluteUrl(origin: string, path: string): string {
  return `${origin}${path}`;
}

import { articleCount } from "@kolam/content/blog/articles.count.generated";
import type { ArticleSlug } from "@kolam/content/blog/articles.generated";
import { blogPageCount } from "@kolam/content/blog/blog-pages";
import { type PageId, paths } from "@kolam/content/paths";

/** What a path shows: a fixed page, a page of the blog's list, an article, or the not-found page. */
export type RouteMatch =
  | { readonly id: PageId; readonly page?: undefined }
  /** A page of the list but the first, which is the fixed page. */
  | { readonly id: "blog"; readonly page: number }
  | { readonly id: "article"; readonly slug: ArticleSlug; readonly page?: undefined }
  | { readonly id: "not-found"; readonly page?: undefined };

/** The name of a route: a fixed page's, `"article"` or `"not-found"`. */
export type RouteId = RouteMatch["id"];

const byPath: ReadonlyMap<string, PageId> = new Map(
  (Object.keys(paths) as PageId[]).map((id) => [paths[id].path, id]),
);
const blogPages = blogPageCount(articleCount);
const notFound = new Set<string>();

/**
 * Notes that a path looks like an article's and is nobody's. The browser has no list of all articles:
 * it learns of it from the page it was sent.
 */
export function noteNotFound(pathname: string): void {
  notFound.add(pathname);
}

/** The route of a canonical path; anything unknown is the not-found page. */
export function matchRoute(pathname: string): RouteMatch {
  const id = byPath.get(pathname);
  if (id) return { id };
  const page = Number(/^\/blog\/page\/([1-9]\d{0,5})$/.exec(pathname)?.[1]);
  if (page > 1 && page <= blogPages) return { id: "blog", page };
  const slug = /^\/blog\/([a-z0-9-]+)$/.exec(pathname)?.[1];
  return slug === undefined || notFound.has(pathname)
    ? { id: "not-found" }
    : { id: "article", slug: slug as ArticleSlug };
}

import type { ArticleSlug } from "@kolam/content/articles.generated";
import { type PageId, paths } from "@kolam/content/paths";
import { isArticleSlug } from "./article-code.ts";

/** What a path shows: a fixed page, an article, or the not-found page. */
export type RouteMatch =
  | { readonly id: PageId }
  | { readonly id: "article"; readonly slug: ArticleSlug }
  | { readonly id: "not-found" };

/** The name of a route: a fixed page's, `"article"` or `"not-found"`. */
export type RouteId = RouteMatch["id"];

const byPath: ReadonlyMap<string, PageId> = new Map(
  (Object.keys(paths) as PageId[]).map((id) => [paths[id].path, id]),
);

/** The route of a canonical path; anything unknown is the not-found page. */
export function matchRoute(pathname: string): RouteMatch {
  const id = byPath.get(pathname);
  if (id) return { id };
  const slug = /^\/blog\/([a-z0-9-]+)$/.exec(pathname)?.[1];
  return slug !== undefined && isArticleSlug(slug) ? { id: "article", slug } : { id: "not-found" };
}

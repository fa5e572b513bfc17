import type { ArticlePath, ArticleSlug } from "../pages/paths.ts";

/**
 * The canonical path of an article. Kept apart from the list, so that pages that only link to an
 * article do not load it.
 */
export function articlePath(slug: ArticleSlug): ArticlePath {
  return `/blog/${slug}`;
}

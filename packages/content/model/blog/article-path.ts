import type { ArticlePath, ArticleSlug } from "../pages/paths.ts";

/** The canonical path of an article. In a file of its own: pages that link to one need no list. */
export function articlePath(slug: ArticleSlug): ArticlePath {
  return `/blog/${slug}`;
}

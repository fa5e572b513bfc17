import { newestArticles } from "@site/entries/newest-articles";
import { allCategories } from "@site/texts/pages/blog";
import type { ArticlePath, ArticleSlug } from "../pages/paths.ts";
import type { ArticleCard, ArticleFilter, ListedArticle } from "./article-schema.ts";

export { articleCount } from "@site/entries/article-slugs";
export * from "@site/words/authors-and-categories";
export * from "./article-schema.ts";
export * from "./blog-pages.ts";
export { newestArticles };

/**
 * The article at the top of the blog: the newest one, under any filter. Without articles there is
 * no blog.
 */
export const featuredArticle: ListedArticle | undefined = newestArticles[0];

/** The canonical path of an article. */
export function articlePath(slug: ArticleSlug): ArticlePath {
  return `/blog/${slug}`;
}

/** The fields that the blog's search uses. */
type Searchable = Pick<ArticleCard, "title" | "excerpt" | "tags" | "category">;

/**
 * The articles of `category` whose title, excerpt or any tag contains `query`, in their original
 * order. Ignores case and spaces around the query. An empty query matches every article.
 */
export function searchArticles<Item extends Searchable>(
  list: readonly Item[],
  query: string,
  category: ArticleFilter,
): Item[] {
  const wanted = query.trim().toLowerCase();
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  return list.filter(
    (article) =>
      (category === allCategories || article.category === category) &&
      (matches(article.title) || matches(article.excerpt) || article.tags.some(matches)),
  );
}

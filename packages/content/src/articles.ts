import { type ArticleFilter, type ArticleMeta, allCategories } from "./article-schema.ts";
import { type ArticleSlug, articles as generated } from "./articles.generated.ts";
import type { ArticlePath } from "./paths.ts";

export * from "./article-schema.ts";
export type { ArticleSlug } from "./articles.generated.ts";

/** An article of this site, without its body. */
export interface Article extends ArticleMeta {
  readonly slug: ArticleSlug;
}

/** Every article, newest first. There is always one. */
export const articles: readonly [Article, ...Article[]] = generated;

/** The article that leads the blog: the first of the full list, whatever the filter says. */
export const featuredArticle: Article = articles[0];

/** The canonical path of an article. */
export function articlePath(slug: ArticleSlug): ArticlePath {
  return `/blog/${slug}`;
}

/** The article at `/blog/<slug>`, or `undefined` for an address that no article has. */
export function articleBySlug(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** What the blog's search looks at. */
type Searchable = Pick<ArticleMeta, "title" | "excerpt" | "tags" | "category">;

/**
 * The articles whose title, excerpt or any tag contains `query` (upper and lower case alike, spaces
 * around it ignored) and whose category is `category`; in the order given. An empty query matches
 * every article.
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

/** The “Latest articles” grid of a filtered list: all but its first item. */
export function latestArticles<Item>(filtered: readonly Item[]): Item[] {
  return filtered.slice(1);
}

/**
 * The `count` articles of `list` closest to the one named: those of its category first, then those
 * with the most tags in common, then in the order of the list. Empty for a name not in the list.
 */
export function closestArticles<Item extends ArticleMeta>(
  list: readonly Item[],
  slug: string,
  count: number,
): Item[] {
  const article = list.find((item) => item.slug === slug);
  if (!article) return [];
  const sharedTags = ({ tags }: Item) => tags.filter((tag) => article.tags.includes(tag)).length;
  const sameCategory = ({ category }: Item) => Number(category === article.category);
  return list
    .filter((other) => other !== article)
    .toSorted((a, b) => sameCategory(b) - sameCategory(a) || sharedTags(b) - sharedTags(a))
    .slice(0, count);
}

/** The two articles to offer after this one. */
export function relatedArticles(slug: ArticleSlug): Article[] {
  return closestArticles(articles, slug, 2);
}

import { closestTo } from "./article-relations.ts";
import { type Article, type ArticleSlug, articles } from "./articles.generated.ts";

export * from "./article-list.ts";
export { type Article, type ArticleSlug, articles };

const bySlug: ReadonlyMap<string, Article> = new Map(
  articles.map((article) => [article.slug, article]),
);

/** The article at `/blog/<slug>`, or `undefined` for an address that no article has. */
export function articleBySlug(slug: string): Article | undefined {
  return bySlug.get(slug);
}

let closest: ReturnType<typeof closestTo<Article>> | undefined;

/** The two articles to offer after this one. */
export function relatedArticles(slug: ArticleSlug): Article[] {
  closest ??= closestTo(articles, 2);
  return closest(slug);
}

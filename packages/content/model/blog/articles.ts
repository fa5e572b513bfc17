import { type Article, articles } from "@site/entries/articles";
import type { ArticleSlug } from "../pages/paths.ts";
import { relatedFinder } from "./article-relations.ts";

export * from "./article-list.ts";
export { type Article, type ArticleSlug, articles };

const bySlug: ReadonlyMap<string, Article> = new Map(
  articles.map((article) => [article.slug, article]),
);

/** The article at `/blog/<slug>`, or `undefined` if there is none. */
export function articleBySlug(slug: string): Article | undefined {
  return bySlug.get(slug);
}

let findRelated: ReturnType<typeof relatedFinder<Article>> | undefined;

/** The two articles to suggest after this one. */
export function relatedArticles(slug: ArticleSlug): Article[] {
  findRelated ??= relatedFinder(articles, 2);
  return findRelated(slug);
}

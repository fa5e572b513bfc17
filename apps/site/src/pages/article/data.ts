import { articleBySlug, articleCard, relatedArticles } from "@kolam/content/model/blog/articles";
import type { ArticleData, DataOf } from "../../articles/data-of.ts";

export const data: DataOf<ArticleData> = async (slug, { readBody }) => {
  const article = articleBySlug(slug);
  if (!article) return null;
  const related = relatedArticles(article.slug).map(articleCard);
  return { article, body: await readBody("articles", slug), related };
};

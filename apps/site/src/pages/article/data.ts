import { articleBySlug, articleCard, relatedArticles } from "@kolam/content/model/blog/articles";
import type { ArticleData, DataOf } from "../../articles/data-of.ts";
import { withAsks } from "../../sections/body/asks.ts";
import { askInTurn } from "../../sections/service/asks.ts";

export const data: DataOf<ArticleData> = async (slug, { readBody }) => {
  const article = articleBySlug(slug);
  if (!article) return null;
  const related = relatedArticles(article.slug).map(articleCard);
  const [service] = article.services;
  const body = withAsks(await readBody("articles", slug), {
    before: 600,
    after: 200 + 70 * (article.sources?.length ?? 0),
    askAt: (place) => askInTurn(service, place),
  });
  return { article, body, related };
};

import { articleBySlug, articleCard, relatedArticles } from "@kolam/content/model/blog/articles";
import { frameDrawing } from "@site/brand/placeholders";
import { type Photo, photos } from "@site/words/photos";
import type { ArticleData, DataOf } from "../../articles/data-of.ts";
import { withAsks } from "../../sections/body/asks.ts";
import { askInTurn } from "../../sections/service/asks.ts";

export const data: DataOf<ArticleData> = async (slug, { readBody }) => {
  const article = articleBySlug(slug);
  if (!article) return null;
  const related = relatedArticles(article.slug).map(articleCard);
  const [service] = article.services;
  const rest = 600 + 40 * (article.sources?.length ?? 0);
  const body = withAsks(await readBody("articles", slug), {
    before: { narrow: 850, wide: 620 },
    after: { narrow: rest, wide: rest },
    askAt: (place) => askInTurn(service, place),
  });
  const { photo } = article;
  if (typeof photo !== "string") return { article, body, related };
  const { id }: Photo = photos[photo];
  const { width, height, line, dotsPath } = frameDrawing(id);
  return { article, body, related, drawing: { width, height, line, dotsPath } };
};

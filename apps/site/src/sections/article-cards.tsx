import { formatDay } from "@kolam/content/model/basics/dates";
import { foreign } from "@kolam/content/model/basics/foreign";
import { withLabel } from "@kolam/content/model/basics/lists";
import type { ListedArticle } from "@kolam/content/model/blog/article-list";
import { articlePath } from "@kolam/content/model/blog/article-path";
import { isOwn } from "@kolam/content/model/types/picture";
import { ArticleCard } from "@kolam/ui/article-card";
import { CardGrid } from "@kolam/ui/card-grid";
import { blogList } from "@site/texts/pages/blog";
import { coverFile } from "../photos/photo-frame.ts";
import { SitePhoto } from "../photos/site-photo.tsx";
import { SiteLink } from "../router/site-link.tsx";

interface ArticleEntryProps {
  article: ListedArticle;
  variant?: "standard" | "featured";
  /** Set it when the photo is visible without scrolling: it is then loaded first. */
  priority?: boolean;
  /**
   * Uses the slug as the card's id, so that links can point to it. At most one list on a page may
   * do so.
   */
  anchored?: boolean;
}

/** In the shape of the covers. */
const photoBoxes = {
  standard: {
    width: 400,
    height: 250,
    sizes: "(width < 36rem) 92vw, (width < 52rem) 46vw, 25rem",
  },
  featured: { width: 640, height: 400, sizes: "(width < 46rem) 92vw, 40rem" },
} as const;

/** The category; in development preceded by a mark if the article is not online yet. */
export const categoryMark = ({
  awaits,
  category,
}: Pick<ListedArticle, "awaits" | "category">): string =>
  awaits ? withLabel(blogList.awaits[awaits], category) : category;

/** An article's cover: your own picture, or a drawing. */
export const coverOf = ({
  photo,
  slug,
  coverText,
}: Pick<ListedArticle, "photo" | "slug" | "coverText">) =>
  photo && isOwn(photo)
    ? { photo }
    : { photo: { drawing: slug }, frame: coverFile(slug), drawn: coverText };

/** The card of one article. */
export function ArticleEntry({
  article,
  variant = "standard",
  priority = false,
  anchored = false,
}: ArticleEntryProps) {
  return (
    <ArticleCard
      data-others=""
      {...foreign(article)}
      id={anchored ? article.slug : undefined}
      variant={variant}
      title={article.title}
      excerpt={article.excerpt}
      category={categoryMark(article)}
      date={formatDay(article.date)}
      dateTime={article.date}
      readTime={blogList.readTime(article.readTime)}
      tags={article.tags}
      link={<SiteLink href={articlePath(article.slug)} />}
      photo={<SitePhoto {...coverOf(article)} priority={priority} {...photoBoxes[variant]} />}
    />
  );
}

interface ArticleCardsProps {
  articles: readonly ListedArticle[];
  anchored?: boolean;
}

/** Articles in a grid of cards: two or three in a row, and one alone across the row. */
export function ArticleCards({ articles, anchored = false }: ArticleCardsProps) {
  const [only] = articles;
  if (only && articles.length === 1) {
    return <ArticleEntry article={only} variant="featured" anchored={anchored} />;
  }
  return (
    <CardGrid columns={articles.length === 2 ? "2" : "3"} variant="spaced">
      {articles.map((article) => (
        <ArticleEntry key={article.slug} article={article} anchored={anchored} />
      ))}
    </CardGrid>
  );
}

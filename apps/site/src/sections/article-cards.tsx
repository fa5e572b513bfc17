import { articlePath, type ListedArticle } from "@kolam/content/blog/article-list";
import { blogPage, formatDay } from "@kolam/content/pages/blog-page";
import { ArticleCard } from "@kolam/ui/article-card";
import { CardGrid, type CardGridProps } from "@kolam/ui/card-grid";
import { SitePhoto } from "../photos/site-photo.tsx";
import { SiteLink } from "../router/site-link.tsx";

interface ArticleEntryProps {
  article: ListedArticle;
  variant?: "standard" | "featured";
  /** Level of the title's heading. */
  headingLevel?: 2 | 3;
  /** The photo is part of the first screen. */
  priority?: boolean;
  /** Gives the entry its slug as an anchor; for one list of a page. */
  anchored?: boolean;
}

const photoBoxes = {
  standard: {
    width: 400,
    height: 250,
    sizes: "(width < 36rem) 92vw, (width < 52rem) 46vw, 25rem",
  },
  featured: { width: 640, height: 420, sizes: "(width < 46rem) 92vw, 40rem" },
} as const;

/** One article in a list of articles. */
export function ArticleEntry({
  article,
  variant = "standard",
  headingLevel = 3,
  priority = false,
  anchored = false,
}: ArticleEntryProps) {
  return (
    <ArticleCard
      id={anchored ? article.slug : undefined}
      variant={variant}
      headingLevel={headingLevel}
      title={article.title}
      excerpt={article.excerpt}
      category={article.category}
      date={formatDay(article.date)}
      dateTime={article.date}
      readTime={blogPage.readTime(article.readTime)}
      tags={article.tags}
      link={<SiteLink href={articlePath(article.slug)} />}
      photo={
        <SitePhoto photo={article.photo} decorative priority={priority} {...photoBoxes[variant]} />
      }
    />
  );
}

interface ArticleCardsProps {
  articles: readonly ListedArticle[];
  columns?: Extract<CardGridProps["columns"], "2" | "3">;
  headingLevel?: 2 | 3;
  anchored?: boolean;
}

/** Several articles side by side. */
export function ArticleCards({
  articles,
  columns = "3",
  headingLevel = 3,
  anchored = false,
}: ArticleCardsProps) {
  return (
    <CardGrid columns={columns} look="spaced">
      {articles.map((article) => (
        <ArticleEntry
          key={article.slug}
          article={article}
          headingLevel={headingLevel}
          anchored={anchored}
        />
      ))}
    </CardGrid>
  );
}

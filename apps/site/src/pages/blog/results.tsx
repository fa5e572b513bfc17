import notFound from "virtual:kolam/notFound";
import {
  articleCount,
  blogPageCount,
  blogPagePath,
  type ListedArticle,
  latestOfPage,
  searchArticles,
} from "@kolam/content/blog/article-list";
import { blogPage } from "@kolam/content/pages/blog-page";
import { Button } from "@kolam/ui/button";
import { Motif } from "@kolam/ui/motif";
import type { ListData } from "../../articles/article-source.ts";
import { ArticleCards, ArticleEntry } from "../../sections/article-cards.tsx";
import { PageLinks } from "./page-links.tsx";
import styles from "./results.module.css";
import { useArticleIndex } from "./search/article-index.ts";
import { type BlogFilter, filterSearch, isFiltered } from "./search/blog-filter.ts";

interface ResultsProps {
  filter: BlogFilter;
  /** The page of the results that is shown, from 1. */
  resultPage: number;
  /** What is shown without a filter: a page of the list and its grid. */
  list: ListData;
  onReset: () => void;
}

function Nothing({ onReset }: Pick<ResultsProps, "onReset">) {
  const { title, text, reset } = blogPage.empty;
  return (
    <div className={styles.empty}>
      <Motif drawing={notFound} tone="accent" className={styles.drawing} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Button tone="outline" onClick={onReset}>
          {reset}
        </Button>
      </div>
    </div>
  );
}

function Count({ children }: { children: string }) {
  return (
    <p role="status" className={styles.count}>
      {children}
    </p>
  );
}

function Grid({ articles }: { articles: readonly ListedArticle[] }) {
  return articles.length > 0 ? <ArticleCards articles={articles} anchored /> : null;
}

/**
 * The articles that a filter leaves, page by page. The grid omits the first of them: unfiltered that is
 * the featured article, which stands above; filtered it stands at the head of the results, so that it
 * is not lost.
 */
export function Results({ filter, resultPage, list, onReset }: ResultsProps) {
  const filtered = isFiltered(filter);
  const index = useArticleIndex(filtered);
  if (!filtered) {
    return (
      <>
        <Count>{blogPage.count(articleCount)}</Count>
        <Grid articles={list.articles} />
        <PageLinks page={list.page} count={blogPageCount(articleCount)} to={blogPagePath} />
      </>
    );
  }
  const { loading, failed, retry } = blogPage.search;
  if (!index.articles) {
    return index.failed ? (
      <>
        <Count>{failed}</Count>
        <Button tone="outline" onClick={index.retry}>
          {retry}
        </Button>
      </>
    ) : (
      <Count>{loading(articleCount)}</Count>
    );
  }
  const found = searchArticles(index.articles, filter.query, filter.category);
  const [first] = found;
  const pages = blogPageCount(found.length);
  const page = Math.min(resultPage, pages);
  return (
    <>
      <Count>{blogPage.count(found.length)}</Count>
      {first ? null : <Nothing onReset={onReset} />}
      {first && page === 1 ? (
        <div className={styles.first}>
          <p className={styles.label}>{blogPage.firstMatch}</p>
          <ArticleEntry article={first} variant="featured" />
        </div>
      ) : null}
      <Grid articles={latestOfPage(found, page)} />
      <PageLinks
        page={page}
        count={pages}
        to={(other) => ({ search: filterSearch(filter, other) })}
      />
    </>
  );
}

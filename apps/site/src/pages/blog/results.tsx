import waiting from "virtual:drawing/waiting";
import {
  articleCount,
  blogPageCount,
  blogPagePath,
  type ListedArticle,
  latestOfPage,
  searchArticles,
} from "@kolam/content/model/blog/article-list";
import { Button } from "@kolam/ui/button";
import { useHydrated } from "@kolam/ui/hydrated";
import { Motif } from "@kolam/ui/motif";
import { blogList } from "@site/texts/pages/blog";
import { articleClosing } from "@site/words/pages/blog-page";
import { useEffect } from "react";
import type { ListData } from "../../articles/data-of.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { ArticleCards } from "../../sections/article-cards.tsx";
import { PageLinks } from "./page-links.tsx";
import styles from "./results.module.css";
import { useArticleIndex } from "./search/article-index.ts";
import { type BlogFilter, filterSearch, isFiltered } from "./search/blog-filter.ts";

interface ResultsProps {
  filter: BlogFilter;
  /** The current page of the results, from 1. */
  resultPage: number;
  /** The page of the list that is shown without a filter. */
  list: ListData;
  /** The article above the list. */
  featured: ListedArticle;
  onReset: () => void;
  /** Receives the line that says how many articles are shown, whenever it changes. */
  onCount: (text: string) => void;
}

/** A kolam with nothing drawn yet. */
const dots = { ...waiting, line: "" };

function NoResults({ onReset }: Pick<ResultsProps, "onReset">) {
  const { title, text, reset } = blogList.empty;
  return (
    <div className={styles.empty}>
      <Motif drawing={dots} tone="accent" className={styles.drawing} />
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

interface ResultCountProps extends Pick<ResultsProps, "onCount"> {
  children: string;
}

function ResultCount({ children, onCount }: ResultCountProps) {
  useEffect(() => onCount(children), [children, onCount]);
  return <p className={styles.count}>{children}</p>;
}

/** Of many articles the first row stands alone, with a link to ask below it. */
function Grid({ articles }: { articles: readonly ListedArticle[] }) {
  if (articles.length < 4) {
    return articles.length > 0 ? <ArticleCards articles={articles} anchored /> : null;
  }
  const first = articles.length % 3 === 0 ? 3 : 2;
  const { label, href } = articleClosing.action;
  return (
    <>
      <ArticleCards articles={articles.slice(0, first)} anchored />
      <p className={styles.ask}>
        {articleClosing.title} <SiteLink href={href}>{label}</SiteLink>
      </p>
      <ArticleCards articles={articles.slice(first)} anchored />
    </>
  );
}

/**
 * The articles that match a filter, page by page, without the featured one, which the page shows
 * above.
 */
export function Results({ filter, resultPage, list, featured, onReset, onCount }: ResultsProps) {
  const filtered = isFiltered(filter);
  const index = useArticleIndex(filtered);
  const hydrated = useHydrated();
  if (!filtered) {
    return (
      <div data-others="" className={styles.all} data-hydrated={hydrated || undefined}>
        <ResultCount onCount={onCount}>{blogList.count(articleCount)}</ResultCount>
        <p className={styles.featured}>{blogList.featuredToo}</p>
        <Grid articles={list.articles} />
        <PageLinks
          page={list.page}
          count={blogPageCount(articleCount)}
          to={blogPagePath}
          words={blogList.pages}
        />
      </div>
    );
  }
  const { loading, failed, retry } = blogList.search;
  if (!index.data) {
    return index.failed ? (
      <>
        <ResultCount onCount={onCount}>{failed}</ResultCount>
        <Button tone="outline" onClick={index.retry}>
          {retry}
        </Button>
      </>
    ) : (
      <ResultCount onCount={onCount}>{loading(articleCount)}</ResultCount>
    );
  }
  const found = searchArticles(index.data, filter.query, filter.category);
  const others = found.filter(({ slug }) => slug !== featured.slug);
  const { featuredOnly, featuredToo } = blogList;
  // The pages leave out the featured article, as they do without a filter.
  const pages = blogPageCount(others.length + 1);
  const page = Math.min(resultPage, pages);
  return (
    <>
      <ResultCount onCount={onCount}>{blogList.count(found.length)}</ResultCount>
      {found.length === 0 ? <NoResults onReset={onReset} /> : null}
      {found.length > others.length ? (
        <p className={styles.featured}>{others.length === 0 ? featuredOnly : featuredToo}</p>
      ) : null}
      <Grid articles={latestOfPage([featured, ...others], page)} />
      <PageLinks
        page={page}
        count={pages}
        words={blogList.pages}
        to={(other) => ({ search: filterSearch(filter, other) })}
      />
    </>
  );
}

"use client";

import notFound from "virtual:kolam/notFound";
import { articles, latestArticles, searchArticles } from "@kolam/content/articles";
import { blogPage } from "@kolam/content/blog-page";
import { Button } from "@kolam/ui/button";
import { Motif } from "@kolam/ui/motif";
import { ArticleCards, ArticleEntry } from "../../sections/article-cards.tsx";
import { type BlogFilter, isFiltered } from "./blog-filter.ts";
import styles from "./results.module.css";

interface ResultsProps {
  filter: BlogFilter;
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

/**
 * The articles that a filter leaves. The grid omits the first of them: unfiltered that is the featured
 * article, which stands above; filtered it stands at the head of the results, so that it is not lost.
 */
export function Results({ filter, onReset }: ResultsProps) {
  const found = searchArticles(articles, filter.query, filter.category);
  const [first] = found;
  const latest = latestArticles(found);
  return (
    <>
      <p role="status" className={styles.count}>
        {blogPage.count(found.length)}
      </p>
      {first ? null : <Nothing onReset={onReset} />}
      {first && isFiltered(filter) ? (
        <div className={styles.first}>
          <p className={styles.label}>{blogPage.firstMatch}</p>
          <ArticleEntry article={first} variant="featured" />
        </div>
      ) : null}
      {latest.length > 0 ? <ArticleCards articles={latest} anchored /> : null}
    </>
  );
}

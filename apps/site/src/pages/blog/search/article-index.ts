import { articleCount, type ListedArticle, newestArticles } from "@kolam/content/blog/article-list";
import { useEffect, useState } from "react";
import { searchFile } from "../../../articles/data-files.ts";
import { fetchData } from "../../../articles/fetch-data.ts";

/** Whether every article is part of the page's code, so that nothing needs to be fetched. */
const isComplete = newestArticles.length === articleCount;

/** @throws when the list cannot be fetched */
async function fetchIndex(): Promise<readonly ListedArticle[]> {
  const list = await fetchData<readonly ListedArticle[]>(searchFile);
  if (!list) throw new Error(`${searchFile} is missing.`);
  return list;
}

/** Fetches the list of all articles in advance. Errors are ignored: the search itself fetches it again. */
export function prefetchArticleIndex(): void {
  if (!isComplete) fetchIndex().catch(() => {});
}

/** The state of the list that the search works on. */
export interface ArticleIndex {
  /** `undefined` while the list is being fetched and after a failure. */
  readonly articles: readonly ListedArticle[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The list of all articles, fetched once it is `needed`. */
export function useArticleIndex(needed: boolean): ArticleIndex {
  const [articles, setArticles] = useState<readonly ListedArticle[] | undefined>(
    isComplete ? newestArticles : undefined,
  );
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const isMissing = needed && articles === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCancelled = false;
    fetchIndex().then(
      (list) => {
        if (!isCancelled) setArticles(list);
      },
      () => {
        if (!isCancelled) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [isMissing, attempt]);
  return { articles, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}

import {
  articleCount,
  type ListedArticle,
  newestArticles,
} from "@kolam/content/model/blog/article-list";
import { searchFile } from "../../../articles/data-files.ts";
import { type DataFileState, dataOf, useDataFile } from "../../../articles/use-data-file.ts";

/** Whether every article is part of the page's code, so that nothing needs to be fetched. */
const isComplete = newestArticles.length === articleCount;

/**
 * Fetches the list of all articles in advance. Errors are ignored: the search itself fetches it
 * again.
 */
export function prefetchArticleIndex(): void {
  if (!isComplete) dataOf(searchFile).catch(() => {});
}

/** The list of all articles, which the search works on, fetched once it is `needed`. */
export const useArticleIndex = (needed: boolean): DataFileState<readonly ListedArticle[]> =>
  useDataFile(searchFile, needed, isComplete ? newestArticles : undefined);

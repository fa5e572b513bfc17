import {
  articleCount,
  type ListedArticle,
  latestOfPage,
  newestArticles,
} from "@kolam/content/blog/article-list";

/** The articles of the first page of the blog's list, newest first. */
export function newestPage(): readonly ListedArticle[] {
  return latestOfPage(newestArticles, 1, articleCount);
}

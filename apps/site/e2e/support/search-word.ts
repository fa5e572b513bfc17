import { articles, featuredArticle, searchArticles } from "@kolam/content/model/blog/articles";
import { allCategories } from "@site/texts/pages/blog";

/** The articles in the blog's list that a word finds, without the one above the list. */
const listed = (word: string) =>
  searchArticles(articles, word, allCategories).filter(
    ({ slug }) => slug !== featuredArticle?.slug,
  );

/**
 * A word that finds some of the articles in the blog's list, but not all articles. With one article
 * there is none, and nothing to search.
 */
export const searchWord: string | undefined = articles
  .flatMap(({ title }) => title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [])
  .sort((a, b) => b.length - a.length)
  .find(
    (word) =>
      listed(word).length > 0 &&
      searchArticles(articles, word, allCategories).length < articles.length,
  );

/** Why a test of the search is left out. */
export const nothingToSearch = "With one article there is nothing to search.";

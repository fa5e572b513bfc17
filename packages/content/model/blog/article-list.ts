import { newestArticles } from "@site/entries/newest-articles";
import { allCategories } from "@site/texts/pages/blog";
import type { ArticleCard, ArticleFilter, ListedArticle } from "./article-schema.ts";
import { searchedText, wordSearch } from "./search-words.ts";

export { articleCount } from "@site/entries/article-slugs";
export * from "@site/words/authors-and-categories";
export { articlePath } from "./article-path.ts";
export * from "./article-schema.ts";
export * from "./blog-pages.ts";
export { newestArticles };

/**
 * The article at the top of the blog: the newest one, under any filter. Without articles there is
 * no blog.
 */
export const featuredArticle: ListedArticle | undefined = newestArticles[0];

/** The fields that the blog's search uses. */
type Searchable = Pick<ArticleCard, "title" | "excerpt" | "tags" | "category">;

const texts = new WeakMap<Searchable, string>();

/** What the search looks through in an article. */
function searchedIn(article: Searchable): string {
  const { title, excerpt, tags } = article;
  const text = texts.get(article) ?? searchedText([title, excerpt, ...tags].join("\n"));
  texts.set(article, text);
  return text;
}

/**
 * The articles of `category` whose title, excerpt and tags have all words of `query`, in their
 * original order. An empty query matches every article.
 */
export function searchArticles<Item extends Searchable>(
  list: readonly Item[],
  query: string,
  category: ArticleFilter,
): Item[] {
  const matches = wordSearch(query);
  return list.filter(
    (article) =>
      (category === allCategories || article.category === category) && matches(searchedIn(article)),
  );
}

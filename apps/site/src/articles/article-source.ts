import type { ListedArticle } from "@kolam/content/blog/article-list";
import type { Article } from "@kolam/content/blog/articles.generated";
import type { BodyNode } from "./article-body.tsx";

/** All that an article's page shows. */
export interface ArticleData {
  readonly article: Article;
  readonly body: readonly BodyNode[];
  /** The articles offered at the end. */
  readonly related: readonly ListedArticle[];
}

/** A page of the blog's list. */
export interface ListData {
  /** Its number, from 1. */
  readonly page: number;
  readonly articles: readonly ListedArticle[];
}

/** Where the route table takes articles from: the data files in the browser, the content at build time. */
export interface ArticleSource {
  /** `null` for a slug that no article has. */
  readonly article: (slug: string) => Promise<ArticleData | null>;
  /** `null` for a page that the list does not have. */
  readonly list: (page: number) => Promise<ListData | null>;
}

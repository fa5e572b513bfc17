import type { Article } from "@kolam/content/articles.generated";
import type { ListedArticle } from "@kolam/content/blog/article-list";
import type { ComponentType } from "react";
import type { BodyNode } from "./article-body.tsx";

/** The data of an article's page. */
export interface ArticleData {
  readonly article: Article;
  readonly body: readonly BodyNode[];
  /** The articles that the page recommends at the end. */
  readonly related: readonly ListedArticle[];
}

/** The data of a page of the blog's list. */
export interface ListData {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly articles: readonly ListedArticle[];
}

/** In place of data that does not exist: the page that says so, which no other page has to bring. */
export type Missing = { readonly Missing: ComponentType };

/** The source of the route loaders: data files in the browser, the content itself at build time. */
export interface ArticleSource {
  /** `null` if there is no such article. */
  readonly article: (slug: string) => Promise<ArticleData | null>;
  /** `null` if the list has no such page. */
  readonly list: (page: number) => Promise<ListData | null>;
}

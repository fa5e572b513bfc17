import type { ListedArticle } from "@kolam/content/blog/article-list";
import type { Article } from "@kolam/content/blog/articles.generated";
import type { BodyNode } from "./article-body.tsx";

/** What the page of an article says of it. */
export type ShownArticle = Omit<Article, "id" | "description" | "keywords" | "words">;

/**
 * All that an article's page shows. The built site sends its main part as it was written; only in
 * development does the browser fetch this to render it.
 */
export interface ArticleData {
  readonly article: ShownArticle;
  readonly body: readonly BodyNode[];
  /** The articles to offer after this one. */
  readonly related: readonly ListedArticle[];
}

/** Where the contents of articles and lists come from. */
export interface ArticleSource {
  /** `null` for a slug that no article has. */
  readonly article: (slug: string) => Promise<ArticleData | null>;
  /** The grid of a page of the blog's list. */
  readonly list: (page: number) => Promise<readonly ListedArticle[]>;
}

const folder = "/data";

/** The file with what an article's page shows; in development only. */
export function articleFile(slug: string): string {
  return `${folder}/blog/${slug}.json`;
}

/** The file with the grid of a page of the blog's list. */
export function listFile(page: number): string {
  return `${folder}/blog/page/${page}.json`;
}

/** The file with the list of all articles that the blog's search looks through. */
export const searchFile = `${folder}/articles.json`;

/**
 * Fetches one of the files; `null` when there is none.
 * @throws when the server cannot be reached or fails
 */
export async function fetchData<Data>(file: string): Promise<Data | null> {
  const response = await fetch(file);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${file} cannot be had (${response.status}).`);
  return (await response.json()) as Data;
}

const onServer: ArticleSource = {
  article: (slug) => fetchData(articleFile(slug)),
  list: async (page) => (await fetchData<readonly ListedArticle[]>(listFile(page))) ?? [],
};

let source = onServer;

/** Takes articles from elsewhere than the server: from their files, while pages are prerendered. */
export function provideArticles(other: ArticleSource): void {
  source = other;
}

/** Where articles come from. */
export const articleSource: ArticleSource = {
  article: (slug) => source.article(slug),
  list: (page) => source.list(page),
};

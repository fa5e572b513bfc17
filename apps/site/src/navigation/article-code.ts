import type { ListedArticle } from "@kolam/content/blog/article-list";
import { type ArticleData, articleSource } from "./article-data.ts";
import { createCodeCache } from "./code-cache.ts";

/** What the page of each article shows; `null` for a slug that turned out to be no article's. */
export const articleCode = createCodeCache<string, ArticleData | null>((slug) =>
  articleSource.article(slug),
);

async function firstPage(): Promise<readonly ListedArticle[]> {
  // Most pages show no list, so their code is without it.
  const { newestPage } = await import("./newest-page.ts");
  return newestPage();
}

/** The grid of each page of the blog's list, by its number. */
export const listCode = createCodeCache<`${number}`, readonly ListedArticle[]>(async (page) =>
  page === "1" ? firstPage() : articleSource.list(Number(page)),
);

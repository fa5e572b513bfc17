import type { Article } from "@kolam/content/articles.generated";
import { blogPageCount } from "@kolam/content/blog/blog-pages";
import { articleCount } from "@kolam/content/facts/article-slugs.generated";
import { paths } from "@kolam/content/facts/paths";
import { blogListWords, pageWords } from "@kolam/content/meta";
import type { PageRef } from "./page-ref.ts";
import { routePath } from "./route-path.ts";

/** What the head says about a page while it is on screen. */
export interface PageWords {
  /** Canonical path; `null` for the not-found page, which has none. */
  readonly path: string | null;
  /** At most 60 characters, unique on the site. */
  readonly title: string;
  /** 110 to 160 characters, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly indexable: boolean;
}

/** The words of a page that is not an article. */
export function wordsOfPage(ref: Exclude<PageRef, { id: "article" }>): PageWords {
  const { title, description, keywords } = pageWords[ref.id];
  const listPage =
    ref.page === undefined ? {} : blogListWords(ref.page, blogPageCount(articleCount));
  return {
    path: routePath(ref),
    title,
    description,
    keywords,
    indexable: ref.id !== "not-found" && paths[ref.id].indexable,
    ...listPage,
  };
}

/** The words of an article's page. */
export function wordsOfArticle(
  article: Pick<Article, "slug" | "title" | "description" | "keywords">,
): PageWords {
  const { slug, title, description, keywords } = article;
  return { path: `/blog/${slug}`, title, description, keywords, indexable: true };
}

import {
  articleAuthors,
  articleBySlug,
  articles,
  blogPageCount,
} from "@kolam/content/blog/articles";
import { company } from "@kolam/content/facts/company";
import { type PageId, pageIds } from "@kolam/content/facts/paths";
import { pagesOfArticles, pageUpdated } from "@kolam/content/meta-dates";
import type { PageRef } from "./page-ref.ts";
import { type PageWords, wordsOfArticle, wordsOfPage } from "./page-words.ts";

/** Everything the build knows about a page. */
export interface PageMeta extends PageWords {
  /** The title without the agency's name, for cards and feeds, which show the name separately. */
  readonly shortTitle: string;
  /** Day on which the page's content last changed, `YYYY-MM-DD`. */
  readonly updated: string;
  /** Only articles have this. */
  readonly article: {
    readonly published: string;
    readonly author: string;
    readonly section: string;
    readonly tags: readonly string[];
  } | null;
}

const suffix = ` | ${company.name}`;

const newestChange =
  articles
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? "";
const blogPages = blogPageCount(articles.length);

function updatedOf(id: PageId): string {
  const own: string = pageUpdated[id];
  const listsArticles = pagesOfArticles.some((page) => page === id);
  return listsArticles && newestChange > own ? newestChange : own;
}

/**
 * The metadata of a page.
 * @throws for an article that does not exist
 */
export function pageMeta(ref: PageRef): PageMeta {
  if (ref.id === "article") {
    const article = articleBySlug(ref.slug);
    if (!article) throw new Error(`There is no article ${ref.slug}.`);
    const { title, updated, date, author, category, tags } = article;
    return {
      ...wordsOfArticle(article),
      shortTitle: title,
      updated,
      article: { published: date, author: articleAuthors[author].name, section: category, tags },
    };
  }
  const words = wordsOfPage(ref);
  const { title } = words;
  return {
    ...words,
    shortTitle: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    updated: ref.id === "not-found" ? pageUpdated.home : updatedOf(ref.id),
    article: null,
  };
}

/**
 * Every page that has an HTML file, except the not-found page: the fixed pages in the order of `paths`, then
 * the blog's list from its second page, then the articles by date.
 */
export function allPages(): readonly Exclude<PageRef, { id: "not-found" }>[] {
  return [
    ...pageIds.map((id) => ({ id })),
    ...Array.from({ length: blogPages - 1 }, (_, n) => ({ id: "blog", page: n + 2 }) as const),
    ...articles.map(({ slug }) => ({ id: "article", slug }) as const),
  ];
}

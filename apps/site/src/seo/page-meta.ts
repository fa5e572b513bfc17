import { articleBySlug, articles, blogPageCount } from "@kolam/content/blog/articles";
import { company } from "@kolam/content/company";
import { pageWords } from "@kolam/content/meta";
import { pagesOfArticles, pageUpdated } from "@kolam/content/meta-dates";
import { blogPage } from "@kolam/content/pages/blog-page";
import { type PageId, paths } from "@kolam/content/paths";
import type { RouteMatch } from "../navigation/match-route.ts";
import { routePath } from "./route-path.ts";

/** What the head says about a page, before it is put into elements. */
export interface PageMeta {
  /** Canonical path; `null` for the not-found page, which has none. */
  readonly path: string | null;
  /** At most 60 characters, unique on the site. */
  readonly title: string;
  /** The title without the agency's name, for cards and feeds that show the name beside it. */
  readonly shortTitle: string;
  /** 110 to 160 characters, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly indexable: boolean;
  /** Day on which what the page says last changed, `YYYY-MM-DD`. */
  readonly updated: string;
  /** What only articles have. */
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

/** What is said of a page of the blog's list besides what is said of the first. */
function wordsOf(match: Exclude<RouteMatch, { id: "article" }>) {
  const words = pageWords[match.id];
  if (match.page === undefined) return words;
  return { ...words, ...blogPage.pages.meta(match.page, blogPages) };
}

/**
 * The metadata of a route, from the route table and the content alone.
 * @throws for an article that does not exist
 */
export function pageMeta(match: RouteMatch): PageMeta {
  const path = routePath(match);
  if (match.id === "article") {
    const article = articleBySlug(match.slug);
    if (!article) throw new Error(`There is no article ${match.slug}.`);
    return {
      path,
      title: article.title,
      shortTitle: article.title,
      description: article.description,
      keywords: article.keywords,
      indexable: true,
      updated: article.updated,
      article: {
        published: article.date,
        author: article.author,
        section: article.category,
        tags: article.tags,
      },
    };
  }
  const { title, description, keywords } = wordsOf(match);
  return {
    path,
    title,
    shortTitle: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description,
    keywords,
    indexable: match.id !== "not-found" && paths[match.id].indexable,
    updated: match.id === "not-found" ? pageUpdated.home : updatedOf(match.id),
    article: null,
  };
}

/**
 * Every page that is a file of its own, in the order of the route table, then the further pages of the
 * blog's list, then articles by date.
 */
export function allRoutes(): readonly Exclude<RouteMatch, { id: "not-found" }>[] {
  return [
    ...(Object.keys(paths) as PageId[]).map((id) => ({ id })),
    ...Array.from({ length: blogPages - 1 }, (_, n) => ({ id: "blog", page: n + 2 }) as const),
    ...articles.map(({ slug }) => ({ id: "article", slug }) as const),
  ];
}

import { articlePath, articles } from "@kolam/content/model/blog/articles";
import { authorOf } from "@kolam/content/model/blog/authors";
import { feedLength } from "./site-files.ts";

/** What the feeds say of an article. */
export interface FeedItem {
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly updated: string;
  readonly categories: readonly string[];
}

/**
 * The newest articles, which each feed contains: the whole blog, unless it has more than {@link
 * feedLength}.
 */
export const feedItems = (): readonly FeedItem[] =>
  articles
    .map(
      ({ slug, title, author, excerpt, date, updated, category, tags }): FeedItem => ({
        path: articlePath(slug),
        author: authorOf(author).name,
        summary: excerpt,
        categories: [category, ...tags],
        slug,
        title,
        date,
        updated,
      }),
    )
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, feedLength);

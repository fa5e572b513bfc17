import { feeds } from "../../../src/seo/site-tags.ts";
import type { ArticleFeed } from "./article-feed.ts";

/**
 * JSON Feed 1.1 with the full text of each article.
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeedFile(feed: ArticleFeed): string {
  return `${JSON.stringify(
    {
      version: "https://jsonfeed.org/version/1.1",
      title: feed.title,
      description: feed.description,
      home_page_url: feed.home,
      feed_url: feed.origin + feeds.json.path,
      icon: feed.icon,
      language: feed.language,
      authors: [{ name: feed.author.name, url: `${feed.origin}/` }],
      items: feed.items.map((item) => ({
        id: item.url,
        url: item.url,
        title: item.title,
        summary: item.summary,
        content_html: item.html,
        date_published: item.published.toISOString(),
        date_modified: item.updated.toISOString(),
        authors: [{ name: item.author }],
        tags: item.categories,
      })),
    },
    null,
    2,
  )}\n`;
}

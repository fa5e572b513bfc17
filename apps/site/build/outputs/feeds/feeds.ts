import { feeds } from "../../../src/seo/site-tags.ts";
import { articleFeed } from "./article-feed.ts";
import { atomFile } from "./atom.ts";
import { jsonFeedFile } from "./json-feed.ts";
import { rssFile } from "./rss.ts";

/**
 * The feeds of all articles with their full text, by path.
 * @param html the body of an article as HTML with full addresses
 */
export function feedFiles(
  origin: string,
  html: (slug: string) => string,
): Readonly<Record<string, string>> {
  const feed = articleFeed(origin, html);
  return {
    [feeds.rss.path]: rssFile(feed),
    [feeds.atom.path]: atomFile(feed),
    [feeds.json.path]: jsonFeedFile(feed),
  };
}

import { feeds } from "../../../src/seo/site-tags.ts";
import { xmlText } from "../crawl-files/xml-text.ts";
import type { ArticleFeed, FeedItem } from "./article-feed.ts";

function item({ url, title, summary, html, published, author, categories }: FeedItem): string {
  return `    <item>
      <title>${xmlText(title)}</title>
      <link>${xmlText(url)}</link>
      <guid isPermaLink="true">${xmlText(url)}</guid>
      <pubDate>${published.toUTCString()}</pubDate>
      <dc:creator>${xmlText(author)}</dc:creator>
${categories.map((name) => `      <category>${xmlText(name)}</category>`).join("\n")}
      <description>${xmlText(summary)}</description>
      <content:encoded>${xmlText(html)}</content:encoded>
    </item>`;
}

/**
 * RSS 2.0 with the full text of each article. The author stands in `dc:creator`, since RSS wants an
 * e-mail address in its own element.
 * @see https://www.rssboard.org/rss-profile
 */
export function rssFile(feed: ArticleFeed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${xmlText(feed.title)}</title>
    <link>${xmlText(feed.home)}</link>
    <description>${xmlText(feed.description)}</description>
    <language>${feed.language}</language>
    <lastBuildDate>${feed.updated.toUTCString()}</lastBuildDate>
    <atom:link href="${xmlText(feed.origin + feeds.rss.path)}" rel="self" type="${feeds.rss.type}"/>
${feed.items.map(item).join("\n")}
  </channel>
</rss>
`;
}

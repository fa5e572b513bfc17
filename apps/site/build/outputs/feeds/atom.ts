import { feeds } from "../../../src/seo/site-tags.ts";
import { xmlText } from "../crawl-files/xml-text.ts";
import type { ArticleFeed, FeedItem } from "./article-feed.ts";

function entry(item: FeedItem): string {
  return `  <entry>
    <id>${xmlText(item.url)}</id>
    <title>${xmlText(item.title)}</title>
    <link rel="alternate" type="text/html" href="${xmlText(item.url)}"/>
    <published>${item.published.toISOString()}</published>
    <updated>${item.updated.toISOString()}</updated>
    <author><name>${xmlText(item.author)}</name></author>
${item.categories.map((name) => `    <category term="${xmlText(name)}"/>`).join("\n")}
    <summary>${xmlText(item.summary)}</summary>
    <content type="html">${xmlText(item.html)}</content>
  </entry>`;
}

/**
 * Atom with the full text of each article.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFile(feed: ArticleFeed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
  <id>${xmlText(feed.home)}</id>
  <title>${xmlText(feed.title)}</title>
  <subtitle>${xmlText(feed.description)}</subtitle>
  <link rel="self" type="${feeds.atom.type}" href="${xmlText(feed.origin + feeds.atom.path)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(feed.home)}"/>
  <icon>${xmlText(feed.icon)}</icon>
  <updated>${feed.updated.toISOString()}</updated>
  <author><name>${xmlText(feed.author.name)}</name><email>${xmlText(feed.author.email)}</email></author>
${feed.items.map(entry).join("\n")}
</feed>
`;
}

import { articleCount } from "@kolam/content/model/blog/article-list";
import { paths } from "@kolam/content/model/pages/paths";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { blogPage } from "@site/words/pages/blog-page";
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { dateTimeOf } from "../../../src/seo/date-time.ts";
import { feedItems } from "../../../src/seo/feed-items.ts";
import { blogFeeds, icons, feedTitle as title } from "../../../src/seo/site-files.ts";
import { withoutInvalidCharacters } from "../crawl-files/xml-text.ts";

const description = blogPage.hero.lead;

/**
 * The newest articles as RSS 2.0, Atom and JSON Feed 1.1, by path; nothing if there are none. The
 * three say the same. In RSS the author is in `dc:creator`, since RSS's own element asks for an
 * e-mail address.
 * @param html the text of the page at a path as HTML with absolute links
 */
export function feedFiles(
  siteUrl: string,
  html: (path: string) => string,
): Readonly<Record<string, string>> {
  if (articleCount === 0) return {};
  const home = siteUrl + paths.blog.path;
  const icon = siteUrl + icons.png512;
  const items = feedItems().map((item) => ({
    ...item,
    url: siteUrl + item.path,
    html: html(item.path),
    published: new Date(dateTimeOf(item.date)),
    updated: new Date(dateTimeOf(item.updated)),
    categories: [...item.categories],
  }));
  const updated = new Date(Math.max(...items.map((item) => item.updated.getTime())));

  const rss = generateRssFeed({
    title,
    link: home,
    description,
    language: company.language,
    lastBuildDate: updated,
    image: { url: icon, title, link: home },
    atom: {
      links: [{ href: siteUrl + blogFeeds.rss.path, rel: "self", type: blogFeeds.rss.type }],
    },
    items: items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.url, isPermaLink: true },
      pubDate: item.published,
      dc: { creators: [item.author] },
      categories: item.categories.map((name) => ({ name })),
      description: item.summary,
      content: { encoded: item.html },
    })),
  });

  const atom = generateAtomFeed({
    id: home,
    title: { value: title },
    subtitle: { value: description },
    xml: { lang: company.language },
    links: [
      { rel: "self", type: blogFeeds.atom.type, href: siteUrl + blogFeeds.atom.path },
      { rel: "alternate", type: "text/html", href: home },
    ],
    icon,
    updated,
    authors: [{ name: company.name, email: mailboxes.hello.address }],
    entries: items.map((item) => ({
      id: item.url,
      title: { value: item.title },
      links: [{ rel: "alternate", type: "text/html", href: item.url }],
      published: item.published,
      updated: item.updated,
      authors: [{ name: item.author }],
      categories: item.categories.map((term) => ({ term })),
      summary: { value: item.summary },
      content: { type: "html", value: item.html },
    })),
  });

  const json = generateJsonFeed({
    title,
    description,
    home_page_url: home,
    feed_url: siteUrl + blogFeeds.json.path,
    icon,
    language: company.language,
    authors: [{ name: company.name, url: `${siteUrl}/` }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.published,
      date_modified: item.updated,
      authors: [{ name: item.author }],
      tags: item.categories,
    })),
  });

  return {
    [blogFeeds.rss.path]: withoutInvalidCharacters(rss),
    [blogFeeds.atom.path]: withoutInvalidCharacters(atom),
    [blogFeeds.json.path]: `${JSON.stringify(json, null, 2)}\n`,
  };
}

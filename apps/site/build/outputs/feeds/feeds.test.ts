import { articleCount } from "@kolam/content/model/blog/article-list";
import { articleAuthors, articlePath, articles } from "@kolam/content/model/blog/articles";
import type * as Generated from "@site/entries/articles";
import { company } from "@site/facts/company";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it, vi } from "vitest";
import { dateTimeOf } from "../../../src/seo/date-time.ts";
import { feedLength } from "../../../src/seo/site-files.ts";
import { feedFiles } from "./feeds.ts";

vi.mock("@site/entries/articles", async (importOriginal) => {
  const original = await importOriginal<typeof Generated>();
  const { exampleArticle } = await import("@kolam/content/model/blog/example-article");
  return { articles: original.articles.length > 0 ? original.articles : [exampleArticle] };
});

const siteUrl = "https://agency.example";
const hostile = (slug: string) =>
  `<p>${slug} ]]&gt; ]]> &amp; “₹” <a href="${siteUrl}/quote">x</a></p><pre>&lt;/item&gt;</pre>`;
const files = feedFiles(siteUrl, hostile);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name) => ["item", "entry", "category"].includes(name),
});
const { channel } = parser.parse(files["/feed.xml"] ?? "<rss/>").rss;
const { feed: atom } = parser.parse(files["/atom.xml"] ?? "");
const json = JSON.parse(files["/feed.json"] ?? "{}");

/** What a feed must say about the newest articles, and about nothing else. */
const wanted = [...articles]
  .sort((one, other) => other.date.localeCompare(one.date))
  .slice(0, feedLength)
  .map(({ slug, title, author, category, tags, date }) => ({
    id: siteUrl + articlePath(slug),
    url: siteUrl + articlePath(slug),
    title,
    author: articleAuthors[author].name,
    categories: [category, ...tags],
    html: hostile(articlePath(slug)),
    published: new Date(dateTimeOf(date)),
  }));

// biome-ignore lint/suspicious/noExplicitAny: as the parser returns it
type Parsed = any;

describe.skipIf(articleCount === 0)("the feeds", () => {
  it("carry every article of the blog with its full text, author, categories and date", () => {
    const rssItems = channel.item.map((item: Parsed) => ({
      id: item.guid["#text"],
      url: item.link,
      title: item.title,
      author: item["dc:creator"],
      categories: item.category,
      html: item["content:encoded"],
      published: new Date(item.pubDate),
    }));
    const atomItems = atom.entry.map((entry: Parsed) => ({
      id: entry.id,
      url: entry.link["@href"],
      title: entry.title,
      author: entry.author.name,
      categories: entry.category.map((category: Parsed) => category["@term"]),
      html: entry.content["#text"],
      published: new Date(entry.published),
    }));
    const jsonItems = json.items.map((item: Parsed) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      author: item.authors[0].name,
      categories: item.tags,
      html: item.content_html,
      published: new Date(item.date_published),
    }));
    expect(rssItems).toEqual(wanted);
    expect(atomItems).toEqual(wanted);
    expect(jsonItems).toEqual(wanted);
  });

  it("name their own address, the blog and the language", () => {
    const home = `${siteUrl}/blog`;
    expect(channel).toMatchObject({ link: home, language: company.language });
    expect(channel["atom:link"]).toMatchObject({ "@rel": "self", "@href": `${siteUrl}/feed.xml` });
    expect(atom).toMatchObject({ id: home, "@xml:lang": company.language });
    expect(atom.link.map((link: Parsed) => [link["@rel"], link["@href"]])).toEqual([
      ["self", `${siteUrl}/atom.xml`],
      ["alternate", home],
    ]);
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: home,
      feed_url: `${siteUrl}/feed.json`,
      language: company.language,
    });
  });
});

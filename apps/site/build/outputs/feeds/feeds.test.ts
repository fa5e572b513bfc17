import { articlePath, articles } from "@kolam/content/blog/articles";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { feedFiles } from "./feeds.ts";

const origin = "https://agency.example";
const hostile = (slug: string) =>
  `<p>${slug} ]]&gt; ]]> &amp; “₹” <a href="${origin}/quote">x</a></p><pre>&lt;/item&gt;</pre>`;
const files = feedFiles(origin, hostile);
const urls = articles.map(({ slug }) => `${origin}${articlePath(slug)}`);
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });

interface Rss {
  rss: {
    channel: {
      link: string;
      language: string;
      "atom:link": Record<string, string>;
      item: {
        title: string;
        link: string;
        guid: { "#text": string };
        pubDate: string;
        "dc:creator": string;
        "content:encoded": string;
        category: string[];
      }[];
    };
  };
}

interface Atom {
  feed: {
    id: string;
    updated: string;
    link: Record<string, string>[];
    entry: {
      id: string;
      title: string;
      published: string;
      updated: string;
      author: { name: string };
      content: { "#text": string; "@type": string };
    }[];
  };
}

interface JsonFeed {
  version: string;
  feed_url: string;
  items: { id: string; url: string; content_html: string; date_published: string }[];
}

describe("RSS", () => {
  const text = files["/feed.xml"] ?? "";
  const { channel } = (parser.parse(text) as Rss).rss;

  it("is well-formed and says where it lives", () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(channel.link).toBe(`${origin}/blog`);
    expect(channel["atom:link"]).toMatchObject({ "@rel": "self", "@href": `${origin}/feed.xml` });
  });

  it("has every article, newest first, under its own address", () => {
    expect(channel.item.map(({ link }) => link)).toEqual(urls);
    expect(channel.item.map(({ guid }) => guid["#text"])).toEqual(urls);
  });

  it("carries the full text unharmed", () => {
    expect(channel.item.map((item) => item["content:encoded"])).toEqual(
      articles.map(({ slug }) => hostile(slug)),
    );
  });

  it("dates and signs each article", () => {
    for (const [index, item] of channel.item.entries()) {
      const inPune = new Date(Date.parse(item.pubDate) + 5.5 * 3_600_000).toISOString();
      expect(inPune.slice(0, 10)).toBe(articles[index]?.date);
      expect(item.pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(item["dc:creator"]).toBe(articles[index]?.author);
    }
  });
});

describe("Atom", () => {
  const text = files["/atom.xml"] ?? "";
  const { feed } = parser.parse(text) as Atom;

  it("is well-formed and has what the format requires", () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(feed.id).toBe(`${origin}/blog`);
    expect(feed.link.map((link) => link["@rel"])).toEqual(["self", "alternate"]);
    expect(Date.parse(feed.updated)).toBe(
      Math.max(...feed.entry.map((entry) => Date.parse(entry.updated))),
    );
  });

  it("carries every article with its full text and both dates", () => {
    expect(feed.entry.map(({ id }) => id)).toEqual(urls);
    for (const [index, entry] of feed.entry.entries()) {
      expect(entry.content).toMatchObject({ "@type": "html" });
      expect(entry.content["#text"]).toBe(hostile(articles[index]?.slug ?? ""));
      expect(Date.parse(entry.updated)).toBeGreaterThanOrEqual(Date.parse(entry.published));
      expect(entry.author.name).toBe(articles[index]?.author);
    }
  });
});

describe("JSON Feed", () => {
  const feed = JSON.parse(files["/feed.json"] ?? "") as JsonFeed;

  it("is of version 1.1 and knows its own address", () => {
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.feed_url).toBe(`${origin}/feed.json`);
  });

  it("carries every article with its full text", () => {
    expect(feed.items.map(({ url }) => url)).toEqual(urls);
    expect(feed.items.map(({ content_html }) => content_html)).toEqual(
      articles.map(({ slug }) => hostile(slug)),
    );
    for (const { date_published } of feed.items) {
      expect(new Date(date_published).toISOString()).toBe(date_published);
    }
  });
});

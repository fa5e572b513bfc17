import { exampleArticle } from "@kolam/content/model/blog/example-article";
import type * as Generated from "@site/entries/articles";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { coverCardSvg } from "../../build/outputs/covers/cover-card.ts";
import { sitemapFile } from "../../build/outputs/crawl-files/sitemap.ts";
import { feedFiles } from "../../build/outputs/feeds/feeds.ts";
import { scriptBlocks } from "../../build/policy/security-policy.ts";
import { documentHtml } from "../document.tsx";
import { themeScript } from "../theme/theme-script.ts";
import { feedItems } from "./feed-items.ts";
import { firstPageTags } from "./head/first-page-tags.ts";
import { HeadElement } from "./head/head-element.tsx";
import { pageTags } from "./head/page-tags.ts";
import { pageMeta } from "./page-meta.ts";
import { structuredData } from "./structured-data/structured-data.ts";

type Writable<Item> = { -readonly [Key in keyof Item]: Item[Key] };

vi.mock("@site/entries/articles", async (importOriginal) => {
  const original = await importOriginal<typeof Generated>();
  const { exampleArticle } = await import("@kolam/content/model/blog/example-article");
  const all = original.articles.length > 0 ? original.articles : [exampleArticle];
  return { ...original, articles: all.map((article) => ({ ...article })) };
});
const { articles } = await import("@kolam/content/model/blog/articles");
const { articleCount } = await import("@kolam/content/model/blog/article-list");
const [newest = exampleArticle] = articles;

const hugeWord = "Kolam".repeat(2000);
const texts: readonly string[] = [
  "</script><script>window.hostile=1</script>",
  "<!--<script>--><img src=x onerror=window.hostile=1>",
  "]]></content:encoded><item><title>forged</title></item>",
  '"><img src=x onerror="window.hostile=1">',
  "' onmouseover='window.hostile=1",
  "&lt;b&gt; &amp;amp; &#60;i&#62; &nosuch;",
  "one\u2028two\u2029three",
  "\u202Egnp.exe \u2066isolated \u200Fmark",
  "null \u0000 bell \u0007 \uFFFE\uFFFF half \uD800",
  "javascript:alert(1)",
  "</title></head><body><h1>forged",
  "{{constructor.constructor('x')()}} %s $1",
  "null",
  hugeWord,
];
const named = texts.map((text) => [JSON.stringify(text.slice(0, 50)), text] as const);

/** Puts a text into every free field of every article. */
function poison(text: string): void {
  for (const article of articles as readonly Writable<Generated.Article>[]) {
    Object.assign(article, {
      title: text,
      description: text,
      excerpt: text,
      category: text,
      tags: [text, `${text} again`],
      keywords: [text],
      headings: [{ id: "one", text, level: 2 }],
      cover: { figure: text, phrase: text, drawing: "form", rows: Array(4).fill([text, text]) },
    });
  }
}

const site = {
  siteUrl: "https://agency.example",
  languages: [],
  photoHost: "https://photos.example",
};
const match = { id: "article", slug: newest.slug } as const;

/** A text as an HTML parser returns it. */
const read = (text: string) => Buffer.from(text).toString().replaceAll("\0", "\uFFFD");
/** A text as an XML parser returns it, without the characters that XML cannot hold. */
const inXml = (text: string) =>
  text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, "").trim();

function elementsOf(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) =>
    "tagName" in child ? [child, ...elementsOf(child)] : [],
  );
}

const textOf = (element: Tree.Element | undefined) =>
  element?.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
const attributeOf = (element: Tree.Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The elements of a page. Fails if one of them was injected by a text. */
function harmless(html: string): Tree.Element[] {
  const elements = elementsOf(parse(Buffer.from(html).toString()));
  const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
  expect(attributes.filter((name) => name.startsWith("on"))).toEqual([]);
  const images = elements.filter(({ tagName }) => tagName === "img");
  expect(images.filter((image) => attributeOf(image, "src") === "x")).toEqual([]);
  const links = elements.flatMap((element) => attributeOf(element, "href") ?? []);
  expect(links.filter((href) => /^\s*javascript:/i.test(href))).toEqual([]);
  return elements;
}

describe.each(named)("articles full of %s", (_, text) => {
  it("leave the head and its structured data intact", () => {
    poison(text);
    const words = pageTags(pageMeta(match), site);
    const html = documentHtml({
      head: renderToStaticMarkup(
        words.map((tag) => <HeadElement key={JSON.stringify(tag)} tag={tag} />),
      ),
      firstPageTags: firstPageTags(match, site),
      styles: { css: "", files: [] },
      app: "",
      boot: { src: "/assets/boot.js", code: [], hydrate: "interaction", build: "test" },
    });
    const elements = harmless(html);
    const scripts = elements.filter(({ tagName }) => tagName === "script");
    const types = scripts.map((script) => attributeOf(script, "type"));
    expect(types.sort()).toEqual(["application/ld+json", "module", undefined]);
    expect(scriptBlocks(html)).toEqual([themeScript]);
    const jsonLd = scripts.find((script) => attributeOf(script, "type") === "application/ld+json");
    const data = JSON.parse(textOf(jsonLd) ?? "") as unknown;
    // An unpaired surrogate is replaced when it is written to a file.
    const written = Buffer.from(JSON.stringify(structuredData(match, site))).toString();
    expect(data).toEqual(JSON.parse(written));
    expect(textOf(elements.find(({ tagName }) => tagName === "title"))).toBe(read(text));
    const description = elements.find((each) => attributeOf(each, "name") === "description");
    expect(description && attributeOf(description, "content")).toBe(read(text));
    expect(elements.filter(({ tagName }) => tagName === "h1")).toEqual([]);
  });

  it.skipIf(articleCount === 0)(
    "stay plain text in the feeds, with markup in the bodies too",
    () => {
      poison(text);
      const files = feedFiles(site.siteUrl, () => text);
      const parser = new XMLParser({
        parseTagValue: false,
        isArray: (name) => name === "item" || name === "entry",
      });
      for (const path of ["/feed.xml", "/atom.xml"]) {
        expect(XMLValidator.validate(files[path] ?? "")).toBe(true);
      }
      const { rss } = parser.parse(files["/feed.xml"] ?? "");
      const items = feedItems();
      const at = items.findIndex(({ slug }) => slug === newest.slug);
      expect(rss.channel.item).toHaveLength(items.length);
      expect(rss.channel.item[at].title).toBe(inXml(text));
      expect(rss.channel.item[at]["content:encoded"]).toBe(inXml(text));
      const { feed } = parser.parse(files["/atom.xml"] ?? "");
      expect(feed.entry).toHaveLength(items.length);
      expect(feed.entry[at].summary).toBe(inXml(text));
      const json = JSON.parse(files["/feed.json"] ?? "");
      expect(json.items[at]).toMatchObject({ title: text, content_html: text });
    },
  );

  it("stay plain text on a social card, or stop the build with advice", () => {
    poison(text);
    const card = () => coverCardSvg(newest, (run) => run.length / 2);
    if (text === hugeWord) {
      expect(card).toThrow("does not fit on a cover. Shorten it");
      return;
    }
    let svg: string;
    try {
      svg = card();
    } catch (error) {
      expect(String(error)).toContain("Shorten it, or break up its longest word");
      return;
    }
    expect(XMLValidator.validate(svg)).toBe(true);
    const names = [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name);
    // Not each drawing has all of them.
    expect(["svg", "rect", "g", "path", "text", "image"]).toEqual(expect.arrayContaining(names));
  });

  it("leave the sitemap well-formed", () => {
    const file = sitemapFile([{ url: `${site.siteUrl}/${text}`, lastModified: "2026-01-01" }]);
    expect(XMLValidator.validate(file)).toBe(true);
    const { urlset } = new XMLParser().parse(file);
    expect(urlset.url.loc).toBe(inXml(`${site.siteUrl}/${text}`));
  });
});

import { brotliCompressSync, constants } from "node:zlib";
import { articles, type ListedArticle } from "@kolam/content/blog/articles";
import { describe, expect, it } from "vitest";
import { exampleArticle } from "../../../testing/example-article.ts";
import { packIndex, unpackIndex } from "./article-index.ts";

const listed = ({
  slug,
  title,
  excerpt,
  category,
  date,
  photo,
  tags,
  readTime,
}: ListedArticle) => ({
  slug,
  title,
  excerpt,
  category,
  date,
  photo,
  tags,
  readTime,
});

describe("the list that the blog's search fetches", () => {
  it("is restored completely, and contains only what a card needs", () => {
    const packed: unknown = JSON.parse(JSON.stringify(packIndex(articles)));
    expect(unpackIndex(packed as ReturnType<typeof packIndex>)).toEqual(articles.map(listed));
  });

  it("is smaller than plain JSON and needs at most 120 bytes per article when compressed", () => {
    const many = Array.from({ length: 1_000 }, (_, n) => {
      const [article = exampleArticle] = articles.slice(n % Math.max(1, articles.length));
      return listed({
        ...article,
        title: `${article.title.split(" ").toReversed().join(" ")} ${n * 7919}`,
        excerpt: `${n * 104_729} ${article.excerpt}`,
      });
    });
    const packed = JSON.stringify(packIndex(many));
    expect(packed.length).toBeLessThan(JSON.stringify(many).length * 0.8);
    const compressed = brotliCompressSync(packed, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    expect(compressed.length / many.length).toBeLessThan(120);
  });
});

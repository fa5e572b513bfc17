import { brotliCompressSync, constants } from "node:zlib";
import { articles, type ListedArticle } from "@kolam/content/blog/articles";
import { describe, expect, it } from "vitest";
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
  it("comes back as it went, and has nothing else", () => {
    const packed: unknown = JSON.parse(JSON.stringify(packIndex(articles)));
    expect(unpackIndex(packed as ReturnType<typeof packIndex>)).toEqual(articles.map(listed));
  });

  it("is smaller than the same cards in JSON, and takes at most 120 bytes an article as sent", () => {
    const many = Array.from({ length: 1_000 }, (_, n) => {
      const [one] = articles.slice(n % articles.length);
      return listed({
        ...(one ?? articles[0]),
        title: `${one?.title.split(" ").toReversed().join(" ")} ${n * 7919}`,
        excerpt: `${n * 104_729} ${one?.excerpt}`,
      });
    });
    const packed = JSON.stringify(packIndex(many));
    expect(packed.length).toBeLessThan(JSON.stringify(many).length * 0.8);
    const sent = brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(sent.length / many.length).toBeLessThan(120);
  });
});

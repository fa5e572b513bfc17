import type { ListedArticle } from "@kolam/content/model/blog/article-list";
import { exampleArticle } from "@kolam/content/model/blog/example-article";
import { notFound } from "@site/words/pages/not-found";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";

vi.mock(import("@site/entries/article-slugs"), async (original) => ({
  ...(await original()),
  articleCount: 10_000,
}));
vi.mock(import("@site/entries/newest-articles"), async () => {
  const { exampleArticle } = await import("@kolam/content/model/blog/example-article");
  const article = (n: number): ListedArticle => ({
    ...exampleArticle,
    slug: `article-${n}` as ListedArticle["slug"],
    title: `Title ${n}`,
  });
  const others = Array.from({ length: 17 }, (_, n) => article(n + 1));
  return { newestArticles: [article(0), ...others] };
});

const { blogPageCount } = await import("@kolam/content/model/blog/article-list");
const { createRoutes } = await import("../../routes.tsx");
const { headOf } = await import("../../seo/page-meta.ts");

const gridOf = (page: number) =>
  Array.from({ length: 12 }, (_, n) => ({
    ...exampleArticle,
    slug: `article-${(page - 1) * 12 + n + 1}` as ListedArticle["slug"],
    title: `Title ${(page - 1) * 12 + n + 1}`,
  }));
const handler = createStaticHandler(
  createRoutes(async (id, part) => {
    const page = Number(part);
    if (id !== "blog" || page > blogPageCount(10_000)) return null;
    return { head: headOf({ id }), page, articles: gridOf(page) };
  }),
);

async function html(path: string): Promise<string> {
  const context = await handler.query(new Request(`https://agency.example${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const text = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
}
const linksIn = (text: string) =>
  [...text.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map((match) => match[1]);

describe("a blog of 10,000 articles", () => {
  it("has 833 pages and no more", async () => {
    expect(await html("/blog/page/833")).toContain("Title 9985");
    for (const path of ["/blog/page/834", "/blog/page/x"]) {
      expect(await html(path), path).toContain(notFound.title);
    }
  });

  it("links to the previous, the next and other pages without scripts", async () => {
    const first = linksIn(await html("/blog"));
    expect(first).toEqual(
      expect.arrayContaining(["/blog/page/2", "/blog/page/11", "/blog/page/833"]),
    );
    const second = await html("/blog/page/2");
    expect(second).toMatch(/rel="prev"[^>]*href="\/blog"/);
    expect(second).toMatch(/rel="next"[^>]*href="\/blog\/page\/3"/);
    expect(second).toMatch(/aria-current="page"[^>]*>2</);
    expect(await html("/blog/page/833")).not.toContain('rel="next"');
  });

  it("has list pages of the same size, apart from the digits", async () => {
    const first = await html("/blog/page/400");
    const second = await html("/blog/page/500");
    expect(Math.abs(first.length - second.length)).toBeLessThan(50);
    expect(first.length).toBeLessThan(60_000);
  });
});

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { generatedFiles, pageLinks, readArticleFiles } from "../build/articles.ts";
import {
  generateArticleCount,
  generateArticles,
  generateNewestArticles,
  readArticles,
} from "../build/generate-articles.ts";
import { closestTo } from "../src/blog/article-relations.ts";
import {
  type ArticleMeta,
  articleAuthors,
  articleBySlug,
  articleCategories,
  articleCount,
  articleFilters,
  articlePath,
  articles,
  blogPageCount,
  blogPagePath,
  featuredArticle,
  headingId,
  latestOfPage,
  newestArticles,
  relatedArticles,
  searchArticles,
} from "../src/blog/articles.ts";
import { paths } from "../src/paths.ts";
import { photos } from "../src/photos.ts";

const files = await readArticleFiles();
const bodies = files.map(({ name, text }) => ({
  slug: name.replace(/\.mdx$/, ""),
  body: text.split(/^---$/m).slice(2).join("---").trim(),
}));
const prose = (body: string) => body.replace(/^```[\s\S]*?^```/gm, "");

const unique = (items: readonly string[]) => new Set(items).size === items.length;

describe("the articles", () => {
  it("stand in a generated file that is up to date (else run `pnpm generate`)", async () => {
    const read = readArticles(files, pageLinks);
    expect(await readFile(generatedFiles.all, "utf8")).toBe(generateArticles(read));
    expect(await readFile(generatedFiles.newest, "utf8")).toBe(generateNewestArticles(read));
    expect(await readFile(generatedFiles.count, "utf8")).toBe(generateArticleCount(read));
  });

  it("are six or more, some in each category, newest first", () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(articles.map(({ id }) => id)).toEqual(
      articles.map((_, index) => articles.length - index),
    );
  });

  it("have slugs, titles, descriptions, excerpts and photos of their own", () => {
    for (const field of ["slug", "title", "description", "excerpt", "photo"] as const) {
      expect(unique(articles.map((article) => article[field])), field).toBe(true);
    }
  });

  it.each(articles)("$slug: metadata is complete and within its limits", (article) => {
    expect(article.title.length).toBeLessThanOrEqual(60);
    expect(article.description.length).toBeGreaterThanOrEqual(110);
    expect(article.description.length).toBeLessThanOrEqual(160);
    expect(article.words).toBeGreaterThanOrEqual(700);
    expect(article.words).toBeLessThanOrEqual(1200);
    expect(article.readTime).toBe(Math.ceil(article.words / 200));
    expect(article.date >= "2024-01-01" && article.updated >= article.date).toBe(true);
    expect(photos[article.photo].alt).not.toBe("");
    expect(articleAuthors[article.author].about).not.toBe("");
  });

  it.each(articles)("$slug: headings begin at level 2 and skip none", ({ headings }) => {
    expect(headings.length).toBeGreaterThanOrEqual(4);
    let before = 1;
    for (const { id, text, level } of headings) {
      expect(level).toBeLessThanOrEqual(before + 1);
      expect(id).toBe(headingId(text));
      before = level;
    }
    expect(unique(headings.map(({ id }) => id))).toBe(true);
  });
});

describe.each(bodies)("$slug", ({ body }) => {
  it("has a list or a table, and no HTML, JSX or image", () => {
    expect(body).toMatch(/^(?:- |1\. |\|)/m);
    const text = prose(body).replace(/`[^`]*`/g, "");
    expect(text).not.toMatch(/[<>{}]|!\[/);
  });

  it("links only to pages and articles that exist", () => {
    const known = new Set<string>([
      ...Object.values(paths).map(({ path }) => path),
      ...articles.map(({ slug }) => articlePath(slug)),
    ]);
    const targets = [...prose(body).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? "");
    const internal = targets.filter((target) => !target.startsWith("https://"));
    expect(internal.length).toBeGreaterThan(0);
    expect(internal.filter((target) => !known.has(target))).toEqual([]);
  });

  it("keeps to the voice: no exclamation marks, none of the worn words", () => {
    const text = prose(body);
    expect(text).not.toContain("!");
    expect(text).not.toMatch(
      /cutting-edge|unlock|game.chang|leverage|seamless|robust|delve|digital world|empower|synerg|lorem|todo/i,
    );
  });

  it("has tables whose rows all have as many cells as their head", () => {
    for (const [table] of body.matchAll(/(?:^\|.*\|\n?)+/gm)) {
      const widths = table
        .trim()
        .split("\n")
        .map((row) => row.split("|").length);
      expect(new Set(widths).size, table).toBe(1);
      expect(table.split("\n")[0]).not.toMatch(/\|\s*\|/);
    }
  });
});

it("no paragraph stands in two articles, or twice in one", () => {
  const paragraphs = bodies.flatMap(({ body }) =>
    body.split(/\n{2,}/).filter((paragraph) => paragraph.length > 40),
  );
  expect(paragraphs.length).toBeGreaterThan(100);
  expect(paragraphs.filter((item, index) => paragraphs.indexOf(item) !== index)).toEqual([]);
});

describe("lookups", () => {
  it("finds an article by its slug and nothing by another", () => {
    for (const article of articles) expect(articleBySlug(article.slug)).toBe(article);
    for (const slug of ["", "nothing", "__proto__", featuredArticle.title]) {
      expect(articleBySlug(slug)).toBeUndefined();
    }
  });

  it("features the first of the full list and leaves the first of a filtered one out", () => {
    expect(articles[0]).toMatchObject(featuredArticle);
    expect(latestOfPage(articles, 1)).toEqual(articles.slice(1));
    expect(latestOfPage([], 1)).toEqual([]);
    expect(latestOfPage(["only"], 1)).toEqual([]);
  });

  it("relates two other articles to each", () => {
    for (const { slug } of articles) {
      const related = relatedArticles(slug).map((article) => article.slug);
      expect(related).toHaveLength(2);
      expect(related).not.toContain(slug);
      expect(unique(related)).toBe(true);
      expect(relatedArticles(slug).map((article) => article.slug)).toEqual(related);
    }
  });

  it("prefers the same category, then shared tags, then the order of the list", () => {
    const like = (slug: string, changes: Partial<ArticleMeta>): ArticleMeta => ({
      ...articles[0],
      slug,
      category: "SEO",
      tags: [],
      ...changes,
    });
    const list = [
      like("newest", {}),
      like("tagged", { tags: ["a", "b"] }),
      like("itself", { category: "Mobile Apps", tags: ["a", "b"] }),
      like("one-tag", { tags: ["b"] }),
      like("same-category", { category: "Mobile Apps" }),
      like("oldest", {}),
    ];
    const closest = (count: number) => closestTo(list, count)("itself").map(({ slug }) => slug);
    expect(closest(2)).toEqual(["same-category", "tagged"]);
    expect(closest(9)).toEqual(["same-category", "tagged", "one-tag", "newest", "oldest"]);
    expect(closestTo(list, 2)("unknown")).toEqual([]);
  });
});

/** A list that looks like articles, always the same. */
function manyArticles(count: number): ArticleMeta[] {
  const like: ArticleMeta = articles[0];
  const pool = ["a", "b", "c", "d", "e", "f", "g"];
  const category = (n: number) => articleCategories[(n * 7) % articleCategories.length];
  return Array.from({ length: count }, (_, n) => ({
    ...like,
    slug: `article-${n}`,
    title: `Article ${n}`,
    category: category(n) ?? "SEO",
    tags: pool.filter((_tag, bit) => ((n * 2_654_435_761) >> bit) & 1).slice(0, 5),
  }));
}

describe("a blog of 10,000 articles", () => {
  const list = manyArticles(10_000);

  it("shows each article but the first on exactly one page", () => {
    const pages = Array.from({ length: blogPageCount(list.length) }, (_, n) => n + 1);
    expect(pages).toHaveLength(833);
    const shown = pages.flatMap((page) => latestOfPage(list, page));
    expect(shown).toEqual(list.slice(1));
    for (const page of pages) {
      expect(latestOfPage(list, page).length).toBeGreaterThanOrEqual(6);
      expect(latestOfPage(list, page).length).toBeLessThanOrEqual(17);
    }
    expect(latestOfPage(list, 834)).toEqual([]);
  });

  it("has one page for as many as its first page holds, and for none", () => {
    expect([0, 1, 18, 19, 30, 31].map(blogPageCount)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(latestOfPage(list.slice(0, 18), 1)).toHaveLength(17);
    expect(latestOfPage(list.slice(0, 18), 1, list.length)).toHaveLength(12);
    expect([blogPagePath(1), blogPagePath(2)]).toEqual(["/blog", "/blog/page/2"]);
  });

  it("relates articles as comparing each with each does", () => {
    const closest = closestTo(list, 2);
    const sample = list.filter((_article, n) => n % 997 === 0);
    for (const article of sample) {
      const shared = ({ tags }: ArticleMeta) =>
        tags.filter((tag) => article.tags.includes(tag)).length;
      const same = ({ category }: ArticleMeta) => Number(category === article.category);
      const compared = list
        .filter((other) => other !== article)
        .toSorted((a, b) => same(b) - same(a) || shared(b) - shared(a))
        .slice(0, 2);
      expect(closest(article.slug)).toEqual(compared);
    }
  });
});

it("the list that pages load is the beginning of the full one", () => {
  expect(articleCount).toBe(articles.length);
  expect(newestArticles).toHaveLength(Math.min(18, articles.length));
  for (const [place, card] of newestArticles.entries()) {
    expect(articles[place]).toMatchObject(card);
  }
});

describe("searchArticles", () => {
  const list = [
    { title: "Alpha", excerpt: "first words", tags: ["UPI", "Budget"], category: "SEO" },
    { title: "Beta", excerpt: "second WORDS", tags: ["Forms"], category: "Mobile Apps" },
    { title: "Gamma (₹)", excerpt: "third", tags: ["alphabet"], category: "SEO" },
  ] as const;
  const titles = (query: string, filter: Parameters<typeof searchArticles>[2]) =>
    searchArticles(list, query, filter).map(({ title }) => title);

  it.each([
    ["", "All", ["Alpha", "Beta", "Gamma (₹)"]],
    ["  ", "All", ["Alpha", "Beta", "Gamma (₹)"]],
    ["ALPHA", "All", ["Alpha", "Gamma (₹)"]],
    ["words", "All", ["Alpha", "Beta"]],
    ["upi", "All", ["Alpha"]],
    [" upi ", "All", ["Alpha"]],
    ["words", "SEO", ["Alpha"]],
    ["", "Mobile Apps", ["Beta"]],
    ["", "Digital Marketing", []],
    ["upi budget", "All", []],
    ["(₹)", "All", ["Gamma (₹)"]],
    [".*", "All", []],
  ] as const)("“%s” in %s", (query, filter, expected) => {
    expect(titles(query, filter)).toEqual(expected);
  });

  it("looks at no other field and leaves the list alone", () => {
    expect(searchArticles(articles, "Kolam Engineering Desk", "All")).toEqual([]);
    expect(searchArticles(articles, "", "All")).toEqual(articles);
    expect(searchArticles(Object.freeze([...articles]), "gst", "All")).not.toBe(articles);
  });

  it("puts every article into exactly one category", () => {
    const [all, ...categories] = articleFilters.map((filter) =>
      searchArticles(articles, "", filter),
    );
    expect(all).toEqual(articles);
    expect(categories.flat()).toHaveLength(articles.length);
    expect(new Set(categories.flat())).toEqual(new Set(articles));
  });
});

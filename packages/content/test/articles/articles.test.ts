import { relatedFinder } from "@kolam/content/model/blog/article-relations";
import {
  type ArticleCategory,
  type ArticleMeta,
  articleAuthors,
  articleBySlug,
  articleCategories,
  articleCount,
  articleFilters,
  articles,
  blogPageCount,
  blogPagePath,
  featuredArticle,
  latestOfPage,
  newestArticles,
  relatedArticles,
  searchArticles,
} from "@kolam/content/model/blog/articles";
import { exampleArticle } from "@kolam/content/model/blog/example-article";
import { allCategories } from "@site/texts/pages/blog";
import { blogPage } from "@site/words/pages/blog-page";
import { describe, expect, it } from "vitest";
import { readContentFiles } from "../../build/content-lists.ts";

/** Two categories and one without articles, independent of the blog's. */
const [one, two, none] = ["One", "Two", "None"] as string[] as [
  ArticleCategory,
  ArticleCategory,
  ArticleCategory,
];

const files = await readContentFiles();
const bodies = files.articles.map(({ name, text }) => ({
  slug: name.replace(/\.mdx$/, ""),
  body: text.split(/^---$/m).slice(2).join("---").trim(),
}));

describe("the articles and cases", () => {
  it.each(bodies)("$slug has complete tables", ({ body }) => {
    for (const [table] of body.matchAll(/(?:^\|.*\|\n?)+/gm)) {
      const widths = table
        .trim()
        .split("\n")
        .map((row) => row.split("|").length);
      expect(new Set(widths).size, table).toBe(1);
      expect(table.split("\n")[0]).not.toMatch(/\|\s*\|/);
    }
  });

  it("repeat no paragraph", () => {
    const paragraphs = bodies.flatMap(({ body }) =>
      body.split(/\n{2,}/).filter((paragraph) => paragraph.length > 40),
    );
    expect(paragraphs.length).toBeGreaterThanOrEqual(5 * bodies.length);
    expect(paragraphs.filter((item, index) => paragraphs.indexOf(item) !== index)).toEqual([]);
  });

  it("are in the browser's list in the same order", () => {
    expect(articleCount).toBe(articles.length);
    expect(newestArticles).toHaveLength(Math.min(18, articles.length));
    for (const [place, card] of newestArticles.entries()) {
      expect(articles[place]).toMatchObject(card);
    }
  });
});

describe("articleBySlug", () => {
  it("finds articles by their slug and by nothing else", () => {
    for (const article of articles) expect(articleBySlug(article.slug)).toBe(article);
    for (const slug of ["", "nothing", "__proto__", "a title"]) {
      expect(articleBySlug(slug)).toBeUndefined();
    }
  });
});

describe("the blog's list", () => {
  it("shows the first article of a list above the grid", () => {
    expect(articles[0]?.slug).toBe(featuredArticle?.slug);
    expect(latestOfPage(articles, 1)).toEqual(articles.slice(1));
    expect(latestOfPage([], 1)).toEqual([]);
    expect(latestOfPage(["only"], 1)).toEqual([]);
  });
});

describe("the related articles", () => {
  it("are two others, if there are so many", () => {
    const count = Math.min(2, articles.length - 1);
    for (const { slug } of articles) {
      const related = relatedArticles(slug).map((article) => article.slug);
      expect(related).toHaveLength(count);
      expect(related).not.toContain(slug);
      expect(new Set(related).size).toBe(count);
    }
  });

  it("are of the same category, then share tags, then follow the order of the list", () => {
    const like = (slug: string, changes: Partial<ArticleMeta>): ArticleMeta => ({
      ...exampleArticle,
      slug,
      category: one,
      tags: [],
      ...changes,
    });
    const list = [
      like("newest", {}),
      like("tagged", { tags: ["a", "b"] }),
      like("itself", { category: two, tags: ["a", "b"] }),
      like("one-tag", { tags: ["b"] }),
      like("same-category", { category: two }),
      like("oldest", {}),
    ];
    const closest = (count: number) => relatedFinder(list, count)("itself").map(({ slug }) => slug);
    expect(closest(2)).toEqual(["same-category", "tagged"]);
    expect(closest(9)).toEqual(["same-category", "tagged", "one-tag", "newest", "oldest"]);
    expect(relatedFinder(list, 2)("unknown")).toEqual([]);
  });
});

/** Articles for a test, always the same. */
function manyArticles(count: number): ArticleMeta[] {
  const like = exampleArticle;
  const pool = ["a", "b", "c", "d", "e", "f", "g"];
  const category = (n: number) => articleCategories[(n * 7) % articleCategories.length];
  return Array.from({ length: count }, (_, n) => ({
    ...like,
    slug: `article-${n}`,
    title: `Article ${n}`,
    category: category(n) ?? one,
    tags: pool.filter((_tag, bit) => ((n * 2_654_435_761) >> bit) & 1).slice(0, 5),
  }));
}

describe("a blog of 10,000 articles", () => {
  const list = manyArticles(10_000);

  it("shows each article except the first on exactly one page", () => {
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

  it("needs a second page from the nineteenth article on", () => {
    expect([0, 1, 18, 19, 30, 31].map(blogPageCount)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(latestOfPage(list.slice(0, 18), 1)).toHaveLength(17);
    expect(latestOfPage(list.slice(0, 18), 1, list.length)).toHaveLength(12);
    expect([blogPagePath(1), blogPagePath(2)]).toEqual(["/blog", "/blog/page/2"]);
  });

  it("has the same related articles as a comparison of all articles", () => {
    const closest = relatedFinder(list, 2);
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

// Without articles there is no search.
describe.skipIf(articles.length === 0)("the words that the search suggests", () => {
  const suggested = blogPage.placeholder.replace("…", "").split(", ");

  it.each(suggested)("find an article: %s", (word) => {
    expect(searchArticles(articles, word, allCategories)).not.toEqual([]);
  });
});

describe("searchArticles", () => {
  const list = [
    { title: "Alpha", excerpt: "first words", tags: ["UPI", "Budget"], category: one },
    { title: "Beta", excerpt: "second WORDS", tags: ["Forms"], category: two },
    { title: "Gamma (₹)", excerpt: "third", tags: ["alphabet"], category: one },
  ] as const;
  const titles = (query: string, filter: Parameters<typeof searchArticles>[2]) =>
    searchArticles(list, query, filter).map(({ title }) => title);

  it.each([
    ["", allCategories, ["Alpha", "Beta", "Gamma (₹)"]],
    ["  ", allCategories, ["Alpha", "Beta", "Gamma (₹)"]],
    ["ALPHA", allCategories, ["Alpha", "Gamma (₹)"]],
    ["words", allCategories, ["Alpha", "Beta"]],
    ["upi", allCategories, ["Alpha"]],
    [" upi ", allCategories, ["Alpha"]],
    ["words", one, ["Alpha"]],
    ["", two, ["Beta"]],
    ["", none, []],
    ["budget words upi", allCategories, ["Alpha"]],
    ["upi forms", allCategories, []],
    ["(₹)", allCategories, ["Gamma (₹)"]],
    [".*", allCategories, []],
  ] as const)("finds “%s” in %s", (query, filter, expected) => {
    expect(titles(query, filter)).toEqual(expected);
  });

  it("searches no other fields and does not change the list", () => {
    for (const { author } of articles)
      expect(searchArticles(articles, articleAuthors[author].name, allCategories)).toEqual([]);
    expect(searchArticles(articles, "", allCategories)).toEqual(articles);
    expect(searchArticles(Object.freeze([...articles]), "gst", allCategories)).not.toBe(articles);
  });

  it("has every article in exactly one category", () => {
    const [all, ...categories] = articleFilters.map((filter) =>
      searchArticles(articles, "", filter),
    );
    expect(all).toEqual(articles);
    expect(categories.flat()).toHaveLength(articles.length);
    expect(new Set(categories.flat())).toEqual(new Set(articles));
  });
});

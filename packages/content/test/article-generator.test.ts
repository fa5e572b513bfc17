import { describe, expect, it } from "vitest";
import {
  type ArticleFile,
  generateArticleCount,
  generateArticles,
  generateNewestArticles,
  readArticles,
} from "../build/generate-articles.ts";
import { printData } from "../build/print-data.ts";
import { articleFile, bodyOf, complaints } from "./article-files.ts";

const generated = (files: readonly ArticleFile[]) =>
  generateArticles(readArticles(files, ["/quote"]));

describe("the article generator", () => {
  it("accepts a valid file and writes typed data", () => {
    const text = generated([articleFile()]);
    expect(text).toMatch(/^\/\/ .*Do not edit/);
    expect(text).toContain('slug: "an-article"');
    expect(text).toContain('headings: [{ id: "the-heading", text: "The heading", level: 2 }]');
    expect(text).toContain('export type ArticleSlug =\n  | "an-article";');
  });

  it.each([
    [1000, 5],
    [1001, 6],
  ])("rounds the reading time of %i words up to %i minutes", (words, minutes) => {
    const text = generated([articleFile({}, bodyOf(words))]);
    expect(text).toContain(`words: ${words}`);
    expect(text).toContain(`readTime: ${minutes}`);
  });

  it("sorts by date, newest first, whatever the order of the files", () => {
    const texts = { title: "Another title altogether", excerpt: `${"Other words. ".repeat(8)}` };
    const description = `A different description. ${"It goes on for a while. ".repeat(4)}`;
    const older = articleFile();
    const newer = articleFile(
      { ...texts, description, date: "2025-04-01", updated: "2025-04-01" },
      bodyOf(800),
      "a-newer-one.mdx",
    );
    const text = generated([older, newer]);
    expect(text.indexOf("a-newer-one")).toBeLessThan(text.indexOf("an-article"));
    expect(generated([newer, older])).toBe(text);
    expect(text.match(/id: \d/g)).toEqual(["id: 2", "id: 1"]);
  });

  it("counts neither code nor markup as words", () => {
    const code = "```js\nconst several = 'words';\n```";
    const text = generated([articleFile({}, bodyOf(800, `${code}\n\n| a | b |\n|---|---|`))]);
    expect(text).toContain("words: 802");
  });

  it("ignores headings, links and braces inside code", () => {
    const code =
      "```md\n# Not a heading\n[nowhere](/nowhere) {x} <b>\n```\n\nThis `<b>{x}</b>` too.";
    expect(complaints(articleFile({}, bodyOf(800, code)))).toBe("");
  });

  it("accepts links to pages, to other articles and to other sites", () => {
    const links = "[a](/quote) [b](/blog/an-article) [c](https://www.w3.org/TR/WCAG22/)";
    expect(complaints(articleFile({}, bodyOf(800, links)))).toBe("");
  });
});

describe("the list that pages load", () => {
  const [one] = readArticles([articleFile()], []);
  if (!one) throw new Error("The article was not read.");
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...one, slug: `article-${n}` }));

  it("stays as long as one page of the blog, however many articles there are", () => {
    const text = generateNewestArticles(many);
    expect(generateArticleCount(many)).toContain("articleCount: number = 10000;");
    expect(text.match(/slug: /g)).toHaveLength(18);
    expect(text.length).toBeLessThan(generateNewestArticles(many.slice(0, 18)).length + 10);
  });

  it("has what a card shows and no more", () => {
    const text = generateNewestArticles([one]);
    for (const field of ["title", "excerpt", "category", "date", "photo", "tags", "readTime"]) {
      expect(text).toContain(`${field}:`);
    }
    expect(text).not.toMatch(/headings|keywords|description|words:/);
  });
});

describe("what an editor is told", () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ["a missing title", { title: undefined }, "title: is missing. Write 15 to 60 characters."],
    [
      "a title too long",
      { title: "x".repeat(61) },
      "title: is 61 characters long. Write 15 to 60.",
    ],
    [
      "a short description",
      { description: "Short." },
      "description: is 6 characters long. Write 110",
    ],
    ["an excerpt that is a number", { excerpt: "12" }, "excerpt: is not text. Put it in quotes."],
    ["an empty excerpt", { excerpt: '""' }, "excerpt: is missing. Write 80 to 200"],
    [
      "an unknown category",
      { category: "Cats" },
      "category: is “Cats”, which is not known. Use one",
    ],
    ["the filter as category", { category: "All" }, "category: is “All”, which is not known."],
    ["an unknown author", { author: "Nobody" }, "author: is “Nobody”, which is not known. Use one"],
    ["an unknown photo", { photo: "noSuchPhoto" }, "photo: is “noSuchPhoto”, which is not known."],
    ["a missing photo", { photo: undefined }, "photo: is missing. Use one of: teamAroundLaptops"],
    ["a date in words", { date: "4 March" }, "date: is “4 March”, which is not a day. Write it as"],
    ["a day that is none", { date: "2025-02-30" }, "date: is “2025-02-30”, which is not a day."],
    ["an update in the past", { updated: "2025-03-03" }, "updated: is before date (2025-03-04)."],
    ["too few tags", { tags: "[One]" }, "tags: has 1 items. Write 2 to 5."],
    ["tags that are no list", { tags: "One, Two" }, "tags: must be a list of words."],
    ["a tag twice", { tags: "[One, one]" }, "tags: has an item twice. Remove one."],
    ["too many keywords", { keywords: "[a, b, c, d, e, f, g, h, i]" }, "keywords: has 9 items."],
    ["a misspelt field", { titel: "A title" }, "titel: is not a field. Remove it, or use one of:"],
    ["broken YAML", { title: '"never closed' }, "frontmatter: is not valid YAML:"],
  ])("%s", (_name, changes, message) => {
    expect(complaints(articleFile(changes))).toContain(`  an-article.mdx: ${message}`);
  });

  it.each([
    ["a heading of level 1", "# Title", "a heading of level 1."],
    ["a skipped level", "### Deep", "### comes before any ##."],
    ["a heading twice", "## The heading", "the heading “The heading” stands twice."],
    ["a heading without words", "## !", "a heading without words."],
    ["a component", "<Chart />", "contains <, { or }"],
    ["an expression", "It costs {price}.", "contains <, { or }"],
    ["an import", 'import a from "./a.ts"', "starts with “import” or “export”"],
    ["a rule", "text\n---", "is a rule or an underlined heading."],
    ["an open code block", "```js", "a code block that is never closed."],
    ["an unknown page", "[a](/nowhere)", "links to “/nowhere”, which is no page of the site."],
    ["an old address", "[a](/quote.html)", "links to “/quote.html”"],
    ["a trailing slash", "[a](/quote/)", "links to “/quote/”"],
    ["an article that is none", "[a](/blog/other)", "links to “/blog/other”"],
    ["a link without encryption", "[a](http://example.com)", "links to “http://example.com”"],
    ["a script as a link", "[a](javascript:alert(1))", "links to “javascript:alert(1”"],
  ])("%s in the body, with its line", (_name, line, message) => {
    const told = complaints(articleFile({}, bodyOf(800, line)));
    expect(told).toMatch(/an-article\.mdx: body line 1[345]: /);
    expect(told).toContain(message);
  });

  it.each([
    [699, "has 699 words. Write 700 to 1200."],
    [1201, "has 1201 words. Write 700 to 1200."],
  ])("a body of %i words", (words, message) => {
    expect(complaints(articleFile({}, bodyOf(words)))).toContain(message);
  });

  it("a file name that is no address", () => {
    expect(complaints(articleFile({}, bodyOf(800), "My Article.mdx"))).toContain(
      "My Article.mdx: file name: becomes the address.",
    );
  });

  it("a file without frontmatter, and an empty folder", () => {
    expect(complaints({ name: "bare.mdx", text: bodyOf(800) })).toContain(
      "frontmatter: is missing.",
    );
    expect(complaints()).toContain("has no articles.");
  });

  it("the same title, description and excerpt in two files", () => {
    const told = complaints(articleFile(), articleFile({}, bodyOf(800), "the-same-again.mdx"));
    expect(told).toContain("3 problems in src/articles:");
    expect(told).toContain("the-same-again.mdx: title: is the same as in an-article.mdx.");
  });

  it("everything at once, in every file", () => {
    const told = complaints(
      articleFile({ title: undefined, author: "Nobody" }, bodyOf(10)),
      articleFile({ date: "soon" }, bodyOf(800), "other.mdx"),
    );
    for (const part of ["title:", "author:", "has 10 words", "other.mdx: date:"]) {
      expect(told).toContain(part);
    }
  });
});

describe("printData", () => {
  it("keeps short values on a line and breaks long ones after 100 columns", () => {
    expect(printData({ a: ["b", 1] })).toBe('{ a: ["b", 1] }');
    const long = "x".repeat(99);
    expect(printData({ a: long })).toBe(`{\n  a:\n    "${long}",\n}`);
    expect(printData([long, "y"])).toBe(`[\n  "${long}",\n  "y",\n]`);
  });

  it("writes strings that read back as they were", () => {
    for (const text of ['say "no"', "it's", `both ' and "`, "line\nbreak", "back\\slash", "₹"]) {
      expect(new Function(`return ${printData(text)}`)()).toBe(text);
    }
  });
});

import { authorPath } from "@kolam/content/model/blog/authors";
import { serviceIds } from "@kolam/content/model/services/services";
import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { serviceFacts } from "@site/lists/services";
import { allCategories } from "@site/texts/pages/blog";
import { type ArticleAuthor, articleAuthors } from "@site/words/authors-and-categories";
import { about } from "@site/words/pages/about";
import { describe, expect, it, vi } from "vitest";
import type { ContentFile } from "../../build/content-files.ts";
import { articleList } from "../../build/entry-lists.ts";
import {
  generateArticleSlugs,
  generateAuthorArticles,
  generateNewestArticles,
  generateServiceArticles,
  readArticles,
} from "../../build/generate-articles.ts";
import { closestOf, FilesError, readTogether } from "../../build/problems.ts";
import { articleFile, bodyOf, problemsOf } from "./article-files.ts";

const generated = (files: readonly ContentFile[]) => articleList(readArticles(files, ["/quote"]));

describe("the article generator", () => {
  it("turns a valid file into typed data", () => {
    const text = generated([articleFile()]);
    expect(text).toMatch(/^\/\/ .*Do not edit/);
    expect(text).toContain('"slug":"an-article"');
    expect(text).toContain('"headings":[{"id":"the-heading","text":"The heading","level":2}]');
    expect(generateArticleSlugs(readArticles([articleFile()], []))).toContain(
      'export const articleSlugs = [\n  "an-article",\n] as const;',
    );
  });

  it("keeps the language of an article that is left in another one, on its card too", () => {
    const articles = readArticles([articleFile({ language: "fr-TN" })], ["/quote"]);
    expect(articleList(articles)).toContain('"language":"fr-TN"');
    expect(generateNewestArticles(articles)).toContain('"language":"fr-TN"');
  });

  it("keeps the addresses that an article had, and takes only paths", () => {
    const read = readArticles([articleFile({ formerly: "[/2019/05/it]" })], ["/quote"]);
    expect(articleList(read)).toContain('"formerly":["/2019/05/it"]');
    expect(problemsOf(articleFile({ formerly: "https://old.example/it" }))).toMatch(
      /formerly: must be a list of paths/,
    );
  });

  it("leaves what two drafts have alike to them, and not what two articles online have", () => {
    const draft = articleFile({ draft: "true" }, bodyOf(800), "a-draft.mdx");
    const told: string[] = [];
    const options = {
      all: true,
      onDraftProblems: ({ problems }: FilesError) =>
        told.push(...problems.map(({ where }) => where)),
    };
    expect(readArticles([articleFile(), draft], ["/quote"], options)).toHaveLength(2);
    expect(told).toEqual(["title", "description", "excerpt"]);
    const other = articleFile({}, bodyOf(800), "another.mdx");
    expect(() => readArticles([articleFile(), other], ["/quote"], options)).toThrow(FilesError);
  });

  it.each([
    [1000, 5],
    [1001, 6],
  ])("rounds the reading time of %i words up to %i minutes", (words, minutes) => {
    const text = generated([articleFile({}, bodyOf(words))]);
    expect(text).toContain(`"words":${words}`);
    expect(text).toContain(`"readTime":${minutes}`);
  });

  it("keeps what an article names as its sources, and none where it names none", () => {
    const sources = '[{ title: The act, url: "https://law.example/act", read: "2025-03-04" }]';
    expect(generated([articleFile({ sources })])).toContain(
      '"sources":[{"title":"The act","url":"https://law.example/act","read":"2025-03-04"}]',
    );
    expect(generated([articleFile()])).not.toContain('"sources"');
  });

  it.each([
    ["{ title: The act }", "sources: must be a list."],
    ["[{ title: The act, url: /act, read: 2025-03-04 }]", "sources[1].url: “/act” is no address"],
    ["[{ title: A, url: 'https://a.example' }]", "sources[1].read: is missing."],
    ["[{ title: A, url: 'https://a.example', read: 2999-01-01 }]", "is a day to come."],
    [
      "[{ title: A, url: 'https://a.example', read: 2025-03-04, by: B }]",
      "sources[1].by: is not a field.",
    ],
    [
      "[{ title: A, url: 'https://a.example', read: 2025-03-04 }, { title: B, url: 'https://a.example', read: 2025-03-04 }]",
      "sources: name an address twice.",
    ],
  ])("refuses the sources %s", (sources, problem) => {
    expect(problemsOf(articleFile({ sources }))).toContain(problem);
  });

  it("refuses an author whom nobody knows, and a person who is not on the about page", () => {
    expect(problemsOf(articleFile({ author: "nobody" }))).toContain("“nobody” is not an option.");
    const { team } = about as AboutWords;
    const signing = team?.people.find(({ id = "" }) => id in articleAuthors)?.id ?? "";
    const people = vi.spyOn(team?.people ?? [], "some").mockReturnValue(false);
    expect(problemsOf(articleFile({ author: signing }))).toContain(
      `“${signing}” is not on the about page.`,
    );
    people.mockRestore();
    expect(problemsOf(articleFile({ author: signing }))).toBe("");
  });

  it("lists the articles of people, and the one that is most about a service", () => {
    const [id = ""] = Object.keys(articleAuthors).filter((name) =>
      authorPath(name as ArticleAuthor),
    );
    const [service] = serviceIds;
    const link = `[It](${serviceFacts[service].path})`;
    const articles = readArticles(
      [articleFile({ author: id }, bodyOf(800, link))],
      [serviceFacts[service].path],
    );
    expect(generateAuthorArticles(articles)).toContain(`"${id}": [`);
    expect(generateServiceArticles(articles)).toContain(`"${service}": {"slug":"an-article"`);
    expect(generateServiceArticles(readArticles([articleFile()], []))).not.toContain(
      `"${service}"`,
    );
  });

  it("sorts by date, newest first, regardless of the order of the files", () => {
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
    expect(text.match(/(?<="id":)\d/g)).toEqual(["2", "1"]);
  });

  it("does not count code and markup as words", () => {
    const code = "```js\nconst several = 'words';\n```";
    const text = generated([articleFile({}, bodyOf(800, `${code}\n\n| a | b |\n|---|---|`))]);
    expect(text).toContain('"words":802');
  });

  it("ignores headings, links and braces inside code", () => {
    const code =
      "```md\n# Not a heading\n[nowhere](/nowhere) {x} <b>\n```\n\nThis `<b>{x}</b>` too.";
    expect(problemsOf(articleFile({}, bodyOf(800, code)))).toBe("");
  });

  it("takes what the build shows: aligned columns, code in two backticks, entities, rules", () => {
    const table = "| Item | Price |\n| :--- | ----: |\n| A page | 1,600 |";
    const text = `${table}\n\nThe sign \`\`a < b \` c\`\`, &lt; and \\{ too.\n\n***\n\nimport is a word, www.example.org a name.`;
    expect(problemsOf(articleFile({}, bodyOf(800, text)))).toBe("");
  });

  it("fills in the company's facts", () => {
    const text = generated([articleFile({ title: "What we learnt at {company.name}" })]);
    expect(text).toContain(`"What we learnt at ${company.name}"`);
    expect(problemsOf(articleFile({}, bodyOf(800, "Ask {company.email}.")))).toBe("");
  });

  it("names the place that uses a fact that the company does not have", () => {
    const advice =
      "asks for {company.moon}, which neither facts/company.ts nor claims.ts has. Leave it out, or use one of: {company.name}, ";
    const [first, ...others] = problemsOf(
      articleFile({}, bodyOf(800, "Ask {company.moon}.")),
    ).split(advice);
    expect(first).toMatch(/an-article\.mdx: body line \d+: $/);
    expect(others).toHaveLength(1);
    expect(problemsOf(articleFile({ title: "Why we call {company.moon}" }))).toContain(
      `an-article.mdx, line 2: front matter: ${advice}`,
    );
  });

  it("accepts links to pages, to other articles and to other sites", () => {
    const links = "[a](/quote) [b](/blog/an-article) [c](https://www.w3.org/TR/WCAG22/)";
    expect(problemsOf(articleFile({}, bodyOf(800, links)))).toBe("");
  });
});

describe("the list that the browser loads", () => {
  const [one] = readArticles([articleFile()], []);
  if (!one) throw new Error("The article was not read.");
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...one, slug: `article-${n}` }));

  it("is as long as one page of the blog, even with 10,000 articles", () => {
    const text = generateNewestArticles(many);
    expect(generateArticleSlugs(many)).toContain("articleCount: number = 10000;");
    expect(text.match(/"slug":/g)).toHaveLength(18);
    expect(text.length).toBeLessThan(generateNewestArticles(many.slice(0, 18)).length + 10);
  });

  it("has the fields of a card and no others", () => {
    const text = generateNewestArticles([one]);
    for (const field of ["title", "excerpt", "category", "date", "tags", "readTime"]) {
      expect(text).toContain(`"${field}":`);
    }
    expect(text).not.toMatch(/headings|keywords|description|words"/);
  });
});

describe("an error message", () => {
  it.each([
    ["laptopAndPhon", "Did you mean one of: laptopAndPhone?"],
    ["noSuchPhoto", "Use one of the 13 there are, such as photo1."],
  ])("names of many photos those that are like %s", (wrong, message) => {
    const photos = Array.from({ length: 12 }, (_, n) => `photo${n + 1}`);
    expect(closestOf(wrong, [...photos, "laptopAndPhone"])).toBe(message);
    expect(closestOf(wrong, photos)).toBe(`Use one of: ${photos.join(", ")}.`);
  });

  it.each<[Record<string, string | undefined>, string]>([
    [{ title: undefined }, "title: is missing. Write 15 to 60 characters."],
    [{ title: "x".repeat(61) }, "title: is 61 characters long. Write 15 to 60."],
    [{ description: "Short." }, "description: is 6 characters long. Write 110"],
    [{ excerpt: "12" }, "excerpt: is not text. Put it in quotes."],
    [{ excerpt: '""' }, "excerpt: is missing. Write 80 to 200"],
    [{ category: "Cats" }, "category: “Cats” is not an option. Use one"],
    [{ category: allCategories }, `category: “${allCategories}” is not an option.`],
    [{ author: "Nobody" }, "author: “Nobody” is not an option. Use one"],
    [{ photo: "noSuchPhoto" }, "photo: “noSuchPhoto” is not an option."],
    [
      { photo: "{ file: none.jpg, alt: A desk }" },
      "photo: has the file “none.jpg”, which is not in",
    ],
    [
      { photo: "{ file: none.jpg }" },
      "photo: has no alternative text. Say in `alt` what it shows.",
    ],
    [
      { photo: "{ file: none.jpg, alt: A desk, focus: [50, 110] }" },
      "photo: has a focus that is not two numbers from 0 to 100",
    ],
    [{ date: "4 March" }, "date: “4 March” is not a valid date. Write it as"],
    [{ date: "2025-02-30" }, "date: “2025-02-30” is not a valid date."],
    [{ updated: "2025-03-03" }, "updated: is before date (2025-03-04)."],
    [{ tags: "[One]" }, "tags: has 1 items. Write 2 to 5."],
    [{ tags: "One, Two" }, "tags: must be a list."],
    [{ tags: "[One, one]" }, "tags: contains an item twice."],
    [{ keywords: "[a, b, c, d, e, f, g, h, i]" }, "keywords: has 9 items."],
    [{ titel: "A title" }, "titel: is not a field. Remove it, or use one of:"],
    [{ title: '"never closed' }, "front matter: has a quote that is never closed."],
    [{ category: "" }, "category: is missing. Use one"],
    [{ photo: "{ alt: A desk }" }, "photo: names no file. Write it as in"],
    [{ draft: "yes" }, "draft: must be true or false"],
  ])("names what is wrong with %o", (changes, message) => {
    const place = / {2}an-article\.mdx(?:, line \d+)?: /;
    const told = problemsOf(articleFile(changes)).split(place);
    expect(told.map((problem) => problem.slice(0, message.length))).toContain(message);
  });

  it("names the line of the field in the file", () => {
    const told = problemsOf(
      articleFile({ category: "Cats", sources: "\n  - { title: A, read: 2025-03-04 }" }),
    );
    expect(told).toContain("  an-article.mdx, line 5: category: “Cats” is not an option.");
    expect(told).toContain("  an-article.mdx, line 13: sources[1].url: is missing.");
    expect(problemsOf(articleFile({ title: "A title: with a colon" }))).toContain(
      "  an-article.mdx, line 2: front matter: has a colon in a text without quotes.",
    );
    const other = articleFile({}, bodyOf(800), "the-same-again.mdx");
    expect(problemsOf(articleFile(), other)).toContain("again.mdx, line 2: title: is the same");
  });

  it.each<[Record<string, string | undefined>, string]>([
    [{ updated: undefined }, "updated: is missing"],
    [{ date: "Soon" }, "date: “Soon” is not"],
    [{ photo: "{ alt: A desk }" }, "photo: names no file"],
    [{ tags: '["", "", Two]' }, "tags: contains an empty item"],
    [{ sources: "[text, other]" }, "sources[1]: must be"],
    [{ sources: "[{ title: A, url: 'https://a.example', read: soon }]" }, "read: “soon” is not"],
  ])("tells nothing that only follows from %o", (changes, message) => {
    const mistakes = problemsOf(articleFile(changes)).split("\n").slice(1);
    expect(mistakes[0]).toContain(message);
    expect(
      new Set(mistakes.map((line) => line.replace(/\[\d\]/, "[]").replace(/^.*mdx[^:]*/, ""))),
    ).toHaveLength(1);
  });

  it.each([
    ["a heading of level 1", "# Title", "is a heading of level 1."],
    ["a skipped level", "### Deep", "is a ### heading before any ##."],
    ["a repeated heading", "## The heading", "repeats the heading “The heading”."],
    ["a heading without words", "## !", "is a heading without words."],
    ["a component", "A <Chart /> here.", "contains HTML."],
    ["an unknown section", "<Chart />", "has a <Chart>, which this page cannot show."],
    ["an expression", "It costs {price}.", "contains <, { or }"],
    ["an underlined heading", "text\n---", "underlines a heading."],
    ["a rule", "---\n\ntext", "is a horizontal rule, or underlines a heading."],
    ["a picture", "![a](/b.png)", "shows a picture as Markdown does."],
    ["a comment", "<!-- later -->", "contains HTML."],
    ["a footnote", "Text[^1]\n\n[^1]: more", "has a footnote, [^1]."],
    [
      "a link in the second line",
      "We begin with [a page that\ndoes not exist](/nowhere-at-all)",
      "links to “/nowhere-at-all”",
    ],
    ["a reference", "A [link][ref].\n\n[ref]: /also-nowhere", "links to “/also-nowhere”"],
    ["a reference to nothing", "A [link][missing].", "looks like a link and is none."],
    ["a link in a table", "| a |\n|--:|\n| [b](/nowhere) |", "links to “/nowhere”"],
    ["an open code block", "```js", "starts a code block that is never closed."],
    ["an unknown page", "[a](/nowhere)", "links to “/nowhere”, which is not a page of the site."],
    ["an old URL", "[a](/quote.html)", "links to “/quote.html”"],
    ["a trailing slash", "[a](/quote/)", "links to “/quote/”"],
    ["an unknown article", "[a](/blog/other)", "links to “/blog/other”"],
    ["a link without https", "[a](http://example.com)", "links to “http://example.com”"],
    ["a link to a script", "[a](javascript:alert(1))", "looks like a link and is none."],
  ])("names %s in the body, with its line", (_name, line, message) => {
    const problems = problemsOf(articleFile({}, bodyOf(800, line)));
    expect(problems).toMatch(/an-article\.mdx: body line 1[2-5]: /);
    expect(problems).toContain(message);
  });

  it.each([
    [699, "has 699 words. Write 700 to 1200."],
    [1201, "has 1201 words. Write 700 to 1200."],
  ])("advises on a body of %i words", (words, message) => {
    expect(problemsOf(articleFile({}, bodyOf(words)))).toMatch(
      `Advice:\n  an-article.mdx: body: ${message}`,
    );
  });

  it("names a file name that cannot be part of a URL, and a file without front matter", () => {
    const text = bodyOf(800);
    expect(problemsOf(articleFile({}, text, "My Article.mdx"))).toContain(
      "My Article.mdx: file name: becomes part of the URL.",
    );
    expect(problemsOf({ name: "bare.mdx", text })).toContain("front matter: is missing.");
  });

  it("names the same title, description and excerpt in two files", () => {
    const problems = problemsOf(articleFile(), articleFile({}, bodyOf(800), "the-same-again.mdx"));
    expect(problems).toContain("/en/articles:");
    expect(problems).toContain(
      "the-same-again.mdx, line 2: title: is the same as in an-article.mdx.",
    );
  });

  it("has all problems of all files", () => {
    const problems = problemsOf(
      articleFile({ title: undefined, author: "Nobody" }, bodyOf(10)),
      articleFile({ date: "soon" }, bodyOf(800), "other.mdx"),
    );
    expect(problems).toMatch(/title:.*author:.*other\.mdx, line 6: date:/s);
  });

  it("has those of all folders at once", () => {
    const fault = { file: "a.mdx", where: "title", message: "is missing." };
    const failing = (folder: string) => () => {
      throw FilesError.in(folder, [fault]);
    };
    const read = () =>
      readTogether({ articles: failing("articles"), cases: () => [], landing: failing("landing") });
    expect(read).toThrow(/articles:.*a\.mdx.*landing:.*a\.mdx/s);
  });
});

describe("what is not online yet", () => {
  const today = "2025-06-01";
  const other = {
    title: "Another title altogether",
    excerpt: `${"Other words. ".repeat(8)}`,
    description: `A different description. ${"It goes on for a while. ".repeat(4)}`,
  };
  const online = articleFile();
  const draft = articleFile({ ...other, draft: "true" }, bodyOf(9), "a-draft.mdx");
  const scheduled = articleFile(
    { ...other, date: "2025-06-02", updated: "2025-06-02" },
    undefined,
    "scheduled.mdx",
  );
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

  it("is left out until its day, or while it is a draft", () => {
    const files = [online, draft, scheduled];
    expect(slugs(readArticles(files, [], { today }))).toEqual(["an-article"]);
    const later = readArticles(files, [], { today: "2025-06-02" });
    expect(slugs(later)).toEqual(["scheduled", "an-article"]);
  });

  it("is marked in development, where a draft may be incomplete", () => {
    const told: string[] = [];
    const all = readArticles([online, draft], [], {
      today: "2025-01-01",
      all: true,
      onDraftProblems: ({ message }) => told.push(message),
    });
    expect(all.map(({ slug, awaits }) => [slug, awaits])).toEqual([
      ["a-draft", "draft"],
      ["an-article", "date"],
    ]);
    expect(told.join()).toContain("a-draft.mdx: body: has 9 words");
  });

  it("has no mistakes when its day comes", () => {
    const wrong = articleFile(
      { ...other, date: "2025-06-02", updated: "2025-06-02", author: "Nobody" },
      undefined,
      "wrong.mdx",
    );
    expect(() => readArticles([online, wrong], [], { today })).toThrow(
      /wrong\.mdx, line \d+: author/,
    );
    const onNoDay = articleFile({ ...other, date: "2099-13-20" }, undefined, "no-day.mdx");
    expect(() => readArticles([online, onNoDay], [], { today })).toThrow(
      /no-day\.mdx, line \d+: date/,
    );
  });

  it("may link to what is there by then, and not be linked to from what is online", () => {
    const series = articleFile(
      {
        title: "The second of a series",
        excerpt: "Words of its own. ".repeat(6),
        description: `What comes after the first. ${"It goes on for a while. ".repeat(4)}`,
        date: "2025-06-03",
        updated: "2025-06-03",
      },
      bodyOf(800, "[the first](/blog/scheduled)"),
      "second.mdx",
    );
    expect(slugs(readArticles([online, scheduled, series], [], { today }))).toEqual(["an-article"]);
    const linking = articleFile({}, bodyOf(800, "[a link](/blog/scheduled)"));
    expect(() => readArticles([linking, scheduled], [], { today })).toThrow("/blog/scheduled");
  });
});

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { audit, MAX_LOCATIONS } from "./audit.ts";
import { type CheckId, checks } from "./checks.ts";
import { faultsOf } from "./score.ts";
import { brokenPages } from "./testing/broken-pages.ts";
import { changed, cleanPage, cleanUrl, jsonLdOf, mainOf, swap } from "./testing/clean-page.ts";
import { en } from "./texts/en.ts";
import { type AuditOptions, checkGroups } from "./types.ts";

const clean = { url: cleanUrl };

const resultOf = (id: CheckId, html: string, options: AuditOptions = clean) =>
  audit(html, options).results.find((result) => result.id === id);
const statusOf = (...args: Parameters<typeof resultOf>) => resultOf(...args)?.status;
const noindex = swap("index, follow, max-image-preview:large", "noindex");

describe("the list of checks", () => {
  it("has a check for all texts, known groups and weights from 1 to 10", () => {
    const ids = checks.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(Object.keys(en.checks).sort());
    for (const { group, weight } of checks) {
      expect(checkGroups).toContain(group);
      expect(weight).toBeGreaterThanOrEqual(1);
      expect(weight).toBeLessThanOrEqual(10);
    }
  });

  it("is in the README, with its size and the weights", () => {
    const readme = readFileSync(resolve(import.meta.dirname, "../README.md"), "utf8");
    const words = readme.replace(/\s+/g, " ");
    expect(words).toContain(`${checks.length} checks`);
    const named = checks.map(({ id, weight }) => `${en.checks[id].title} (${weight})`);
    expect(named.filter((name) => !words.includes(name))).toEqual([]);
  });

  it("says in one line each why a fault matters and how to fix it", () => {
    for (const { why, fix } of [...Object.values(en.checks), ...Object.values(en.siteChecks)]) {
      expect(why).toMatch(/^[^\n]{30,200}$/);
      expect(fix).toMatch(/^[^\n]{15,200}$/);
    }
  });
});

describe("what a result quotes", () => {
  const firstOf = (id: CheckId, html: string) => resultOf(id, html)?.locations[0]?.snippet;

  it("begins with a tag, or in a long one with the faulty attribute", () => {
    const long = `<p title="${"x".repeat(300)}" lang="en" lang="hi">Cups</p>`;
    expect(firstOf("parse-errors", changed('<p lang="en" lang="hi">Cups</p>'))).toMatch(/^<p lang/);
    expect(firstOf("parse-errors", changed(long))).toMatch(/^lang="hi"/);
  });

  it("is a code as it is written, and a problem on one line", () => {
    const codes = swap('hreflang="hi"', 'hreflang="pt_BR"')(cleanPage);
    expect(resultOf("hreflang", codes)?.found).toContain("“pt_BR”");
    const wrapped = swap(/(?<=ld\+json">)/, "\n<![CDATA[\n")(cleanPage);
    expect(resultOf("json-ld-syntax", wrapped)?.found).toMatch(/^1 block cannot be read: [^\n]+$/);
  });
});

describe("the picture at the head of the content", () => {
  const lazy = '<img src="/a.svg" alt="" width="900" height="600" loading="lazy">';
  const status = (markup: string) => statusOf("image-loading", mainOf(markup)(cleanPage));

  it("follows the page's heading, or that of its own section", () => {
    expect(status(`<h1>Shops</h1>${lazy}`)).toBe("warning");
    expect(status(`<h1>Shops</h1><h2>News</h2>${lazy}`)).toBe("warning");
  });

  it("is not that of a further section, however short the page is", () => {
    expect(status(`<h1>Shops</h1><h2>Services</h2><h2>News</h2>${lazy}`)).toBe("good");
  });
});

describe("another language", () => {
  const texts = {
    untitled: "Seite ohne Titel",
    groups: { snippet: "Titel und Beschreibung" },
    checks: { title: { title: "Seitentitel", none: "Die Seite hat keinen Titel." } },
    refusals: { empty: "Hier ist nichts." },
  };

  it("is used where it has a text, and English where it has none", () => {
    const report = audit("<!doctype html><p>x", { texts });
    expect(report.subject).toBe("Seite ohne Titel");
    expect(report.groups.slice(0, 2).map(({ title }) => title)).toEqual([
      "Titel und Beschreibung",
      "Indexing",
    ]);
    expect(report.results.find(({ id }) => id === "title")).toMatchObject({
      title: "Seitentitel",
      found: "Die Seite hat keinen Titel.",
      fix: en.checks.title.fix,
    });
    expect(() => audit("", { texts })).toThrow("Hier ist nichts.");
  });
});

describe("the clean page", () => {
  it.each([
    ["nothing more", cleanPage],
    ["a breadcrumb's last step", changed("<a>First shop</a>")],
    ["a decorative picture", changed('<img src="/a.png" alt="" width="1" height="1">')],
    ["a hidden link", changed('<a href="/x" style="display:none"><i></i></a>')],
  ])("passes every check and scores 100 with %s", (_name, html) => {
    const { results, score } = audit(html, clean);
    const others = results.filter(({ status }) => status !== "good");
    expect(others.map(({ id, found }) => `${id}: ${found}`)).toEqual([]);
    expect(score).toBe(100);
  });
});

describe("each broken page", () => {
  it.each(brokenPages)("$name", ({ check, status, html, options, says }) => {
    const report = audit(html, options);
    const result = report.results.find(({ id }) => id === check);
    expect(result).toMatchObject({ status, found: expect.stringContaining(says) });
    expect(report.score).toBeLessThan(100);
  });

  it("is there for every check", () => {
    const broken = new Set(brokenPages.map(({ check }) => check));
    expect(checks.filter(({ id }) => !broken.has(id))).toEqual([]);
  });
});

describe("locations", () => {
  it("give line, column and source of each place", () => {
    const html = changed('\n  <img src="/a.png">\n');
    const result = resultOf("image-alt", html);
    const line = html.slice(0, html.indexOf('<img src="/a.png">')).split("\n").length;
    expect(result?.locations).toEqual([{ line, column: 3, snippet: '<img src="/a.png">' }]);
  });

  it("are the same with Windows line endings", () => {
    const html = changed('\n<img src="/a.png">\n');
    const place = (text: string) => resultOf("image-alt", text)?.locations;
    expect(place(html.replaceAll("\n", "\r\n"))).toEqual(place(html));
  });

  it("are limited in number and length, but all are counted", () => {
    const image = `<img data-x="${"y".repeat(500)}">`;
    const html = changed(image.repeat(50));
    const result = resultOf("image-alt", html);
    expect(result?.occurrences).toBe(50);
    expect(result?.locations).toHaveLength(MAX_LOCATIONS);
    for (const { snippet } of result?.locations ?? []) expect(snippet.length).toBeLessThan(130);
  });
});

describe("pages that should stay out of search results", () => {
  it("score 100 with noindex and little text", () => {
    const html = changed(
      noindex,
      swap(/<h2>Begin[\s\S]*<\/main>/, '<p id="pages">A website for you.</p></main>'),
    );
    const report = audit(html, { ...clean, wantsIndexing: false });
    expect(faultsOf(report.results).map(({ id, found }) => `${id}: ${found}`)).toEqual([]);
    expect(report.score).toBe(100);
    expect(report.results.find(({ id }) => id === "robots")?.found).toContain("as intended");
  });
});

describe("checks that do not apply", () => {
  it.each<[where: string, html: string, options: AuditOptions, ids: string]>([
    [
      "on a nearly empty page",
      "<p>x</p>",
      {},
      `crawlable-links fragment-links heading-outline heading-text hreflang image-alt image-alt-quality
       image-size insecure-links internal-nofollow json-ld-properties json-ld-ratings json-ld-syntax
       keyword-density link-text readability subheadings`,
    ],
    [
      "on a page that stays out of search results",
      changed(noindex),
      { ...clean, wantsIndexing: false },
      `description-length description-width keyword-density readability subheadings title-length
       title-width word-count`,
    ],
    [
      "in a language that they are not made for",
      changed(swap('lang="en-IN"', 'lang="de"')),
      clean,
      "keyword-density readability title-subject",
    ],
    [
      "on a page that is itself served over http",
      changed('<img src="http://a.example/a.png" alt="A chair" width="1" height="1">'),
      { url: "http://clean.example/" },
      "mixed-content insecure-links",
    ],
  ])("%s", (_where, html, options, ids) => {
    const { results } = audit(html, options);
    const idle = results.filter(({ status }) => status === "not-applicable").map(({ id }) => id);
    expect(idle).toEqual(expect.arrayContaining(ids.split(/\s+/)));
  });
});

describe("what only looks like a fault", () => {
  it("title-subject: a site's name of several words in the title", () => {
    const name = "Hydroelectric Turbine Wholesale Company";
    const html = changed(
      swap(/<title>.*<\/title>/, `<title>Plan your pages in one afternoon | ${name}</title>`),
      swap('"og:site_name" content="Clean"', `"og:site_name" content="${name}"`),
    );
    expect(statusOf("title-subject", html)).toBe("good");
  });

  it("structured-data: microdata instead of JSON-LD", () => {
    const html =
      '<!doctype html><div itemscope itemtype="https://schema.org/Person"><p>x</p></div>';
    expect(statusOf("structured-data", html, {})).toBe("good");
  });
});

describe("what is missing", () => {
  it.each([
    ["a title", "<title></title>", "title-length title-width title-subject"],
    [
      "a description",
      '<meta name="description" content="">',
      "description-length description-width",
    ],
    ["a main heading's text", "<h1></h1>", "heading-text"],
  ])("is good in no line: %s", (_what, html, ids) => {
    const { results } = audit(`<!doctype html><html lang="en">${html}<p>A bell of brass.</p>`);
    const lines = results.filter(({ id }) => ids.split(" ").includes(id));
    expect(lines.map(({ status }) => status)).toEqual(ids.split(" ").map(() => "not-applicable"));
  });
});

describe("what depends on the address of the page", () => {
  it("a canonical address elsewhere is a fault only when the address is known", () => {
    const html = cleanPage.replaceAll("/guides/first-shop-website", "/copy");
    expect(statusOf("canonical", html, {})).toBe("good");
    expect(statusOf("canonical", html)).toBe("warning");
  });

  it("without an address, hreflang need not include the page, and a relative link is internal", () => {
    const html = changed(
      '<a rel="nofollow" href="/offers">Offers</a>',
      swap(`<link rel="canonical" href="${cleanUrl}">`, ""),
    );
    expect(statusOf("hreflang", html, {})).toBe("good");
    expect(statusOf("internal-nofollow", html, {})).toBe("warning");
  });

  it("a placeholder among the profiles of an organisation is a fault of a page that is online", () => {
    const html = changed(
      jsonLdOf("Organization", '"name":"Clean","sameAs":["https://example.com/clean"]'),
    );
    expect(statusOf("json-ld-values", html)).toBe("good");
    expect(statusOf("json-ld-values", html, { url: "https://shop.in/" })).toBe("warning");
  });

  it("a local build may link to localhost, which is never mixed content", () => {
    const html = changed('<form action="http://localhost:4174/x"></form>');
    expect(statusOf("local-addresses", html)).toBe("error");
    expect(statusOf("local-addresses", html, { ...clean, isLocalBuild: true })).toBe(
      "not-applicable",
    );
    expect(statusOf("mixed-content", html)).toBe("good");
  });
});

describe("the report", () => {
  it("lists what was not checked, and the figures", () => {
    const report = audit(cleanPage, clean);
    expect(report.notChecked.length).toBeGreaterThanOrEqual(8);
    expect(report.figures).toMatchObject({ titleLength: 51, images: 2, imagesWithAlt: 2 });
    expect(report.figures.words).toBeGreaterThan(300);
    expect(report.figures.headings[0]).toEqual({ level: 1, text: "A website for your first shop" });
  });

  it("is deterministic", () => {
    expect(audit(cleanPage, clean)).toEqual(audit(cleanPage, clean));
  });
});

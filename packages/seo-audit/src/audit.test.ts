import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { audit, MAX_LOCATIONS } from "./audit.ts";
import { type CheckId, checks } from "./checks.ts";
import { brokenPages } from "./testing/broken-pages.ts";
import { cleanPage, cleanUrl, inMain } from "./testing/clean-page.ts";
import { en } from "./texts/en.ts";
import { type AuditOptions, checkGroups } from "./types.ts";

const clean = { url: cleanUrl };

const resultOf = (id: CheckId, html: string, options: AuditOptions = clean) =>
  audit(html, options).results.find((result) => result.id === id);

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

  it("is in the README, with the weights", () => {
    const readme = readFileSync(resolve(import.meta.dirname, "../README.md"), "utf8");
    const words = readme.replace(/\s+/g, " ");
    const named = checks.map(({ id, weight }) => `${en.checks[id].title} (${weight})`);
    expect(named.filter((name) => !words.includes(name))).toEqual([]);
  });

  it("says in one line each why a fault matters and how to mend it", () => {
    for (const { why, fix } of [...Object.values(en.checks), ...Object.values(en.siteChecks)]) {
      expect(why).toMatch(/^[^\n]{30,200}$/);
      expect(fix).toMatch(/^[^\n]{15,200}$/);
    }
  });
});

describe("another language", () => {
  const texts = {
    untitled: "Seite ohne Titel",
    groups: { snippet: "Titel und Beschreibung" },
    checks: { title: { title: "Seitentitel", none: "Die Seite hat keinen Titel." } },
    refusals: { empty: "Hier ist nichts." },
  };

  it("is spoken where it has a text, and English where it has none", () => {
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
  it("passes every check and scores 100", () => {
    const report = audit(cleanPage, clean);
    const others = report.results.filter(({ status }) => status !== "good");
    expect(others.map(({ id, found }) => `${id}: ${found}`)).toEqual([]);
    expect(report.score).toBe(100);
  });

  it.each([
    ["a breadcrumb's last step", "<a>First shop</a>"],
    ["a decorative picture", '<img src="/a.png" alt="" width="1" height="1">'],
    ["a hidden link", '<a href="/x" style="display:none"><i></i></a>'],
  ])("still passes every check with %s", (_name, markup) => {
    const { results } = audit(inMain(markup), clean);
    expect(results.filter(({ status }) => status !== "good")).toEqual([]);
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
    const html = inMain('\n  <img src="/a.png">\n');
    const result = resultOf("image-alt", html);
    const line = html.slice(0, html.indexOf('<img src="/a.png">')).split("\n").length;
    expect(result?.locations).toEqual([{ line, column: 3, snippet: '<img src="/a.png">' }]);
  });

  it("are the same with Windows line endings", () => {
    const html = inMain('\n<img src="/a.png">\n');
    const place = (text: string) => resultOf("image-alt", text)?.locations;
    expect(place(html.replaceAll("\n", "\r\n"))).toEqual(place(html));
  });

  it("are limited in number and length, but all are counted", () => {
    const image = `<img data-x="${"y".repeat(500)}">`;
    const html = inMain(image.repeat(50));
    const result = resultOf("image-alt", html);
    expect(result?.occurrences).toBe(50);
    expect(result?.locations).toHaveLength(MAX_LOCATIONS);
    for (const { snippet } of result?.locations ?? []) expect(snippet.length).toBeLessThan(130);
  });
});

describe("pages that should stay out of search results", () => {
  it("score 100 with noindex and little text", () => {
    const html = cleanPage
      .replace("index, follow, max-image-preview:large", "noindex, follow")
      .replace(/<h2>Begin[\s\S]*<\/main>/, '<p id="pages">A website for you.</p></main>');
    const report = audit(html, { ...clean, wantsIndexing: false });
    const faults = report.results.filter(
      ({ status }) => status === "warning" || status === "error",
    );
    expect(faults.map(({ id, found }) => `${id}: ${found}`)).toEqual([]);
    expect(report.score).toBe(100);
  });
});

describe("local builds", () => {
  const html = inMain('<form action="http://localhost:4174/x"></form>');
  const statusOf = (id: CheckId, isLocalBuild: boolean) =>
    resultOf(id, html, { ...clean, isLocalBuild })?.status;

  it("may link to localhost, which is never mixed content", () => {
    expect(statusOf("local-addresses", false)).toBe("error");
    expect(statusOf("local-addresses", true)).toBe("not-applicable");
    expect(statusOf("mixed-content", false)).toBe("good");
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

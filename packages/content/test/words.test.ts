import { describe, expect, it } from "vitest";
import { articles } from "../src/blog/articles.ts";
import { pageWords } from "../src/meta.ts";
import { portfolioGroups } from "../src/pages/portfolio.ts";
import { paths } from "../src/paths.ts";
import { testimonials } from "../src/testimonials.ts";
import { strings } from "./walk.ts";

const all = await strings();
const prose = all.filter(({ text }) => text.includes(" "));

/** Words that say nothing, and leftovers. */
const forbidden = [
  /cutting[- ]edge/i,
  /\bunlock/i,
  /\blorem\b|\bipsum\b/i,
  /\bseamless/i,
  /\bleverag/i,
  /\bsynerg/i,
  /\bworld[- ]class/i,
  /\bbest[- ]in[- ]class/i,
  /\bgame[- ]chang/i,
  /\brevolution/i,
  /\bnext[- ]level/i,
  /\bempower/i,
  /\brobust\b/i,
  /\bholistic/i,
  /\bone[- ]stop/i,
  /\bstate[- ]of[- ]the[- ]art/i,
  /\btailored\b/i,
  /\bin today's\b/i,
  /\bdigital landscape/i,
  /\bdelve/i,
  /\bskyrocket/i,
  /\bturnkey/i,
  /\bTODO\b|\bTBD\b|\bplaceholder text/i,
];

/** The specification's own strings; every other exclamation is ours to avoid. */
const exclamations = new Set([
  "Oops! Page Not Found",
  "Oops! Page Not Found | Kolam",
  "Message Sent!",
  "Quote Request Submitted!",
]);

function repeated(texts: readonly { at: string; text: string }[]): string[] {
  const first = new Map<string, string>();
  const again: string[] = [];
  for (const { at, text } of texts) {
    const earlier = first.get(text);
    if (earlier) again.push(`${earlier} and ${at}: ${text}`);
    else first.set(text, at);
  }
  return again;
}

describe("words", () => {
  it("are there in number", () => {
    expect(prose.length).toBeGreaterThan(800);
  });

  it.each(forbidden)("contain no %s", (pattern) => {
    expect(prose.filter(({ text }) => pattern.test(text))).toEqual([]);
  });

  it("exclaim only where the spec does", () => {
    const loud = all.filter(({ text }) => text.includes("!")).map(({ text }) => text);
    expect(new Set(loud)).toEqual(exclamations);
  });

  it("use no dash for a pause, no double space and no straight quotation marks", () => {
    expect(prose.filter(({ text }) => /[–—]| {2}|"|\n/.test(text))).toEqual([]);
  });

  it("keep together what the end of a line would tear apart", () => {
    // Addresses, messages and what search engines read stay plain.
    const shown = all.filter(
      ({ at, text }) =>
        !/^(?:forms|meta|pages\/contact|paths)/.test(at) && text.split(/\s/).length > 2,
    );
    const torn = /\be-[a-z]|\d (?:[KMG]B|ms|Hz|am|pm)\b/;
    expect(shown.filter(({ text }) => torn.test(text))).toEqual([]);
  });

  it("are spelt the Indian way", () => {
    const american =
      /\b(?:colors?|centers?|catalogs?|organiz\w*|customiz\w*|recogniz\w*|behaviors?|favorites?|analyzed|checkbook|gray)\b/i;
    expect(prose.filter(({ text }) => american.test(text))).toEqual([]);
  });

  it("repeat no paragraph", () => {
    expect(repeated(all.filter(({ text }) => text.length > 60 && text.includes(" ")))).toEqual([]);
  });

  it("repeat no sentence", () => {
    const sentences = prose.flatMap(({ at, text }) =>
      text
        .split(/(?<=[.?])\s+/)
        .filter((sentence) => sentence.length > 40)
        .map((sentence) => ({ at, text: sentence })),
    );
    expect(repeated(sentences)).toEqual([]);
  });
});

describe("page words", () => {
  const entries = Object.entries(pageWords);

  it("exist for every page and for the page that does not", () => {
    expect(Object.keys(pageWords).sort()).toEqual([...Object.keys(paths), "not-found"].sort());
  });

  it.each(entries)("%s: title and description fit a result page", (_, { title, description }) => {
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it("share no title with an article", () => {
    const titles = [
      ...entries.map(([, { title }]) => title),
      ...articles.map(({ title }) => title),
    ];
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("are unique", () => {
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length);
    expect(new Set(entries.map(([, { description }]) => description)).size).toBe(entries.length);
    for (const [, { keywords }] of entries) expect(new Set(keywords).size).toBe(keywords.length);
  });
});

describe("people", () => {
  const people = [...testimonials, ...portfolioGroups.flatMap(({ stories }) => [...stories])];

  it("speak once each, by first name and initial", () => {
    expect(people).toHaveLength(22);
    expect(new Set(people.map(({ name }) => name)).size).toBe(22);
    expect(new Set(people.map(({ company }) => company)).size).toBe(22);
    for (const { name } of people) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
  });

  it("give five stars each", () => {
    for (const { rating } of people) expect(rating).toBe(5);
  });
});

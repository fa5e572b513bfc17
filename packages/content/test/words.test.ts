import { describe, expect, it } from "vitest";
import { searchLengthProblems } from "../build/search-lengths.ts";
import { articles } from "../src/blog/articles.ts";
import { pageWords } from "../src/en/meta.ts";
import { portfolioGroups } from "../src/en/services/service-stories.ts";
import { testimonials } from "../src/en/testimonials.ts";
import { placeholder } from "../src/facts/placeholder.ts";
import { strings } from "./walk.ts";

// Two pages that `pnpm new` has just written have the same texts to replace.
const all = strings().filter(({ text }) => !text.startsWith(placeholder));
const prose = all.filter(({ text }) => text.includes(" "));
// Without what forms are made of, and the variant of a form.
const whole = prose.filter(({ at }) => !/^forms\/(?:budgets|\S+ applicationFormWithFile)/.test(at));

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

describe("the words of the pages", () => {
  it("are all found by these tests", () => {
    expect(prose.length).toBeGreaterThan(100);
  });

  it("repeat no paragraph", () => {
    expect(repeated(whole.filter(({ text }) => text.length > 60))).toEqual([]);
  });

  it("repeat no sentence", () => {
    const sentences = whole.flatMap(({ at, text }) =>
      text
        .split(/(?<=[.?])\s+/)
        .filter((sentence) => sentence.length > 40)
        .map((sentence) => ({ at, text: sentence })),
    );
    expect(repeated(sentences)).toEqual([]);
  });
});

describe("the words for search engines", () => {
  const entries = Object.entries(pageWords);

  it("are told with their file and line when they are too long", () => {
    const { title, description } = pageWords.about;
    const [told] = searchLengthProblems({ about: { title, description: description.repeat(2) } });
    expect(searchLengthProblems({ about: { title: "", description } }, () => false)).toEqual([]);
    expect(told).toMatch(
      /^src\/en\/meta\.ts\(\d+,1\): warning: The description of the page “about” .* Write 110 to 160\. A search/,
    );
  });

  it("are unique among pages and articles", () => {
    const titles = [...entries.map(([, { title }]) => title), ...articles.map((one) => one.title)];
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(entries.map(([, { description }]) => description)).size).toBe(entries.length);
    for (const [, { keywords }] of entries) expect(new Set(keywords).size).toBe(keywords.length);
  });
});

describe("the clients", () => {
  const clients = [...testimonials, ...portfolioGroups.flatMap(({ stories }) => [...stories])];

  it("appear once each", () => {
    expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
    expect(new Set(clients.map(({ company }) => company)).size).toBe(clients.length);
  });
});

import { join } from "node:path";
import { articles } from "@kolam/content/model/blog/articles";
import { current } from "@kolam/content/model/pages/languages";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { pageWords } from "@site/lists/words/meta";
import { describe, expect, it } from "vitest";
import { searchLengthProblems } from "../build/search-lengths.ts";
import { strings } from "./walk.ts";

it("the words of the pages are all found by these tests", () => {
  expect(strings().filter(({ text }) => text.includes(" ")).length).toBeGreaterThan(100);
});

describe("the words for search engines", () => {
  const entries = Object.entries(pageWords);

  it("are reported with their file and line when they are too long", () => {
    const { title, description } = pageWords.about;
    const [told] = searchLengthProblems({ about: { title, description: description.repeat(2) } });
    expect(searchLengthProblems({ about: { title: "", description } }, () => false)).toEqual([]);
    const file = join(folders.words(current.tag), "pages/about.meta.ts");
    expect(told?.startsWith(`${fromRoot(file)}(`)).toBe(true);
    expect(told).toMatch(
      /\(\d+,1\): warning: The description of the page “about” .* Write 110 to 160\. A search/,
    );
  });

  it("are unique among pages and articles", () => {
    const titles = [...entries.map(([, { title }]) => title), ...articles.map((one) => one.title)];
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(entries.map(([, { description }]) => description)).size).toBe(entries.length);
    for (const [, { keywords }] of entries) expect(new Set(keywords).size).toBe(keywords.length);
  });
});

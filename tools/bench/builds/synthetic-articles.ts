import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { articleAuthors, articleCategories, articles } from "@kolam/content/model/blog/articles";
import { folders, language } from "@kolam/resolve/current";
import { photos } from "@site/words/photos";

const articlesFolder = join(folders.words(language), "articles");

/** A section of a real article. */
interface Part {
  readonly heading: string;
  readonly text: string;
  readonly words: number;
}

function partsOf(slug: string): Part[] {
  const source = readFileSync(resolve(articlesFolder, `${slug}.mdx`), "utf8");
  const body = source.split(/^---$/m).slice(2).join("---");
  return body
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => ({
      heading: text.slice(0, text.indexOf("\n")),
      text: text.replace(/\]\(\/blog\/[^)]*\)/g, "](/blog)"),
      words: text.split(/\s+/).length,
    }));
}

/** A repeatable random generator, so that every run gets the same articles. */
function random(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const parts = articles.flatMap(({ slug }) => partsOf(slug));
const tags = [...new Set(articles.flatMap((article) => article.tags))];
const authors = Object.keys(articleAuthors);
const photoKeys = Object.keys(photos);

/** The text of one article: sections of the real ones in a different order, 700 to 1,200 words. */
function articleText(number: number): string {
  const next = random(number);
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  const chosen = new Map<string, Part>();
  let words = 0;
  while (words < 960) {
    const part = pick(parts);
    if (chosen.has(part.heading) || words + part.words > 1_210) continue;
    chosen.set(part.heading, part);
    words += part.words;
  }
  const day = new Date(Date.UTC(2026, 9, 1) - number * 3_600_000).toISOString().slice(0, 10);
  const own = new Set([pick(tags), pick(tags), pick(tags), pick(tags)]);
  for (const tag of tags) if (own.size < 2) own.add(tag);
  const fields = {
    title: `Synthetic article ${number} for the growth bench`,
    description: `Article ${number} of a set for measuring only, made of sections of the real articles in another order, as long and as varied as they are.`,
    excerpt: `Number ${number} of many. It is made of sections of the real articles, so that it is as heavy and as slow to parse.`,
    category: articleCategories[number % articleCategories.length],
    date: day,
    updated: day,
    author: authors[number % authors.length],
    photo: photoKeys[number % photoKeys.length],
    tags: `[${[...own].join(", ")}]`,
    keywords: `[synthetic ${number}, growth, bench]`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const body = [...chosen.values()].map(({ text }) => text).join("\n");
  return `---\n${lines.join("\n")}\n---\n\nA first paragraph, as every article has one.\n\n${body}`;
}

/** Fills a folder with `count` articles and nothing else. */
export function writeArticles(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(resolve(folder, `synthetic-${number}.mdx`), articleText(number));
  }
}

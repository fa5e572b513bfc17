import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { slugOf } from "@kolam/content/slug";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { articleAuthors, articleCategories } from "@site/words/authors-and-categories";
import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Checkout } from "../edit.ts";
import { wordsFolder } from "../names.ts";
import { importArticles } from "./articles.ts";
import { watchable } from "./embeds.ts";
import { readExport } from "./export-file.ts";
import { markdownOf } from "./markdown-of.ts";
import type { FetchFile } from "./pictures.ts";

const text = readFileSync(join(import.meta.dirname, "export.xml"), "utf8");
const repository = join(import.meta.dirname, "../../..");
const list = `${wordsFolder}/authors-and-categories.ts`;
const pictures = fromRoot(folders.pictures);

const picture = (width: number) => PNG.sync.write(new PNG({ width, height: 2 }));

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-"));
  mkdirSync(dirname(join(root, list)), { recursive: true });
  cpSync(join(repository, list), join(root, list));
});
afterEach(() => rmSync(root, { recursive: true }));

/** An old site that has two pictures, and of the wheel only the original. */
const fetchFile: FetchFile = async (url) => {
  if (url.endsWith("/wheel.png")) return picture(3);
  if (url.endsWith("/sacks.png")) return picture(4);
  throw new Error("the server answers 404");
};

const take = (options: { uploads?: string; fetchFile?: FetchFile } = {}) =>
  importArticles(new Checkout(root), text, { fileName: "export.xml", fetchFile, ...options });

const article = (slug: string) =>
  readFileSync(join(root, wordsFolder, "articles", `${slug}.mdx`), "utf8");

it("writes a post of the classic editor as a draft, with its pictures and addresses", async () => {
  await take();
  expect(article("flour-and-water")).toBe(
    `---
draft: true
title: "Flour & water, again"
description: "What bread is made of, told by somebody who has turned the wheel for thirty years and more."
excerpt: "What bread is made of, told by somebody who has turned the wheel for thirty years and more."
category: "Bread"
date: 2019-05-02
updated: 2020-01-03
author: ada
photo: { file: "wheel.png", alt: "A water wheel" }
tags: ["Rye","Oats"]
keywords: ["Rye","Oats"]
formerly: ["/2019/05/flour-and-water","/2019/05/flour"]
---

The first line & the\\
second **line** of 5 \\< 6 \\{x\\}.

A paragraph with \\[sic] and H₂O.

<Picture file="wheel.png" alt="A water wheel" />

The wheel turns.

<Gallery>
<Picture file="wheel.png" alt="A water wheel" />
<Picture file="sacks.png" alt="[Replace] What the picture shows." />
</Gallery>

<https://www.youtube.com/watch?v=abc_DEF-123>

<https://vimeo.com/76979871>

<https://www.youtube.com/watch?v=xyz>

## A heading

### Another

\`\`\`
one
  [gallery] two
\`\`\`

- one, see [the second](/blog/ldqyq)
- two, see nothing and [others](https://other.example/x)

Write to Ada.
`,
  );
  expect(globSync("*", { cwd: join(root, pictures) }).sort()).toEqual(["sacks.png", "wheel.png"]);
});

it("writes a post of the block editor, with a name in Latin letters", async () => {
  await take();
  const [, body = ""] = article("ldqyq").split("\n---\n");
  expect(body.trim()).toBe(`A paragraph of two lines with *a mark*]]>.

In a column.

| Grain       | Sacks |
| ----------- | ----- |
| Rye \\| oats | 12    |

What there is

<Picture file="sacks.png" alt="Six sacks" caption="In the store" />

<https://www.youtube.com/watch?v=abc>

- One`);
});

it("gives posts of one name two, and one without a date, a name or a text all three", async () => {
  await take();
  expect(article("flour-and-water-2")).toContain("\nIn **entities**.\n");
  expect(article("flour-and-water-2")).toContain('formerly: ["/2021/05/flour-and-water"]');
  expect(article(slugOf("आटा"))).toMatch(/title: "आटा"\n.*\ndate: \d{4}-.*\n---\n\n\[Replace\]/s);
});

it("says what it could not take, with the line of the export", async () => {
  const told = await take();
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split("\n").length;
  for (const [part, what] of [
    ["[caption", "lost.png: the server answers 404"],
    ["[contact-form-7", 'the shortcode [contact-form-7 id="4" title="Ask"]'],
    ["<form", "a form"],
    ["nowhere/", "the link to https://mill.example/nowhere/"],
    ["mailto:", "the link to mailto:ada@mill.example"],
    ["<!-- wp:latest-posts", "latest-posts"],
  ] as const)
    expect(told, part).toMatch(
      new RegExp(`export\\.xml:${lineOf(part)} .*${what.replace(/[[\]?().]/g, "\\$&")}`),
    );
  expect(told).toMatch(/“आटा”: that it was private/);
  expect(told).toMatch(/“Opening hours”: page, publish, https:\/\/www\.mill\.example\/hours\//);
  expect(told).toMatch(/“In the bin”: post, trash/);
  expect(told).toContain("4 articles");
});

it("adds categories and authors that the site does not have, once", async () => {
  expect(await take()).toMatch(/New categories.*: Bread\.\nNew authors.*: Ada Miller\./);
  const words = readFileSync(join(root, list), "utf8");
  expect(words.match(/"Bread"/g)).toHaveLength(1);
  expect(words.match(/^ {2}ada: \{\n {4}name: "Ada Miller"/gm)).toHaveLength(1);
  for (const name of [...articleCategories, ...Object.keys(articleAuthors)])
    expect(words).toContain(name);
});

it("takes nothing twice: what is there stays as it is", async () => {
  await take();
  const told = await take({
    fetchFile: async () => {
      throw new Error("asked again");
    },
  });
  expect(told).toMatch(/^0 articles.*\n4 were there already/);
});

it("takes pictures from a folder beside the export first, and none that is a page", async () => {
  const uploads = join(root, "uploads");
  mkdirSync(join(uploads, "2019/05"), { recursive: true });
  const asked: string[] = [];
  const told = await take({
    uploads: (() => {
      cpSync(join(import.meta.dirname, "export.xml"), join(uploads, "sacks.png"));
      return uploads;
    })(),
    fetchFile: async (url) => {
      asked.push(url);
      return picture(3);
    },
  });
  expect(asked.some((url) => url.endsWith("sacks.png"))).toBe(false);
  expect(told).toContain("sacks.png: what is there is no picture");
});

it("refuses what is no export, and says where one is damaged", () => {
  expect(() => readExport("<rss><channel><title>x</title></channel></rss>")).toThrow("no export");
  expect(() => readExport("<rss>\n<channel>\n</rss>")).toThrow(/^Line \d/);
});

it("keeps every text of shortcodes that are none, and of those it does not know", () => {
  const left: string[] = [];
  const body = markdownOf(
    '[[gallery]] and [1] and [/x]\n\n[box style="a"]Inside[/box]\n\n[code lang="js"]a < b && c[/code]\n\n`[sic]`',
    {
      pictureOf: () => undefined,
      galleryOf: () => [],
      linkOf: () => undefined,
      leave: (_, what) => left.push(what),
    },
  );
  expect(body).toContain("\\[gallery] and \\[1]");
  expect(body).toContain("Inside");
  expect(body).toContain("```\na < b && c\n```");
  expect(left).toEqual(['the shortcode [box style="a"]']);
});

it.each([
  ["https://www.youtube-nocookie.com/embed/abc?rel=0", "https://www.youtube.com/watch?v=abc"],
  ["http://www.youtube.com/v/abc&hl=fr", "https://www.youtube.com/watch?v=abc"],
  ["//player.vimeo.com/video/12", "https://vimeo.com/12"],
  ["http://maps.example/x?y=1", "https://maps.example/x?y=1"],
  ["javascript:alert(1)", undefined],
])("links to the page of %s", (from, to) => {
  expect(watchable(from)).toBe(to);
});

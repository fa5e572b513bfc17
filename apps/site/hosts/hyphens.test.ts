import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { softHyphen, wordJoiner } from "@kolam/content/model/basics/soft-hyphens";
import { folders } from "@kolam/resolve/current";
import { expect, it } from "vitest";

const dist = resolve(folders.output, "dist");
const files = globSync("**/*.{html,json,txt,xml,webmanifest}", { cwd: dist });
const isMarked = new RegExp(`[${softHyphen}${wordJoiner}]`);
// The data of a page is the text of that page.
const marked = files.filter(
  (file) =>
    !file.startsWith("data/") && readFileSync(resolve(dist, file), "utf8").includes(softHyphen),
);

it("soft hyphens are in the text of pages only: not in feeds and lists for crawlers", () => {
  expect(marked.filter((file) => !file.endsWith(".html"))).toEqual([]);
});

it.each(marked)(
  "%s has none in its head, its structured data, its addresses and its forms",
  (file) => {
    const html = readFileSync(resolve(dist, file), "utf8");
    const [head = ""] = html.split("<body>");
    const attributes = html.match(/ (?:action|content|href|id|name|src|value)="[^"]*"/g) ?? [];
    expect([head, ...attributes].filter((part) => isMarked.test(part))).toEqual([]);
  },
);

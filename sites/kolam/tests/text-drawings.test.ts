import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "@kolam/resolve/current";
import { textDrawings } from "@kolam/site/testing/text-drawings.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

const drawings = Object.entries(textDrawings).map(([id, Drawing]) => ({
  id,
  html: renderToStaticMarkup(createElement(Drawing)),
}));

/** The drawings that the texts of cases name, as `case/name`. */
function namedInTexts(): string[] {
  const folder = join(folders.words("en"), "cases");
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/<Drawing name="([^"]+)"/g)].map(
      ([, name]) => `${file.replace(/\.mdx$/, "")}/${name}`,
    ),
  );
}

describe("what only the texts of cases show", () => {
  it("is shown by each text once", () => {
    expect(namedInTexts().sort()).toEqual(Object.keys(textDrawings).sort());
  });

  it.each(drawings)("$id is one picture, named by a sentence", ({ html }) => {
    const name = /^<\w+[^>]*? role="img"[^>]*? aria-label="([^"]+)"/.exec(html)?.[1];
    expect(name).toMatch(/^\p{Lu}.{40,240}\.$/u);
  });

  it.each(drawings)("$id has no letters that the site's fonts lack", ({ html }) => {
    const words = html.replace(/<[^>]*>/g, " ");
    expect(words.match(/[^\p{sc=Latin}\p{sc=Common}]+/gu)).toBeNull();
  });
});

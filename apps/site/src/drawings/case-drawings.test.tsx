import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { placeholder } from "@kolam/content/model/basics/placeholder";
import { folders, language } from "@kolam/resolve/current";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textDrawings } from "../testing/text-drawings.ts";

const drawings = Object.entries({ ...allCaseDrawings, ...textDrawings }).map(([id, Drawing]) => {
  const html = renderToStaticMarkup(<Drawing />);
  const name = /^<\w+[^>]*? role="img"[^>]*? aria-label="([^"]+)"/.exec(html)?.[1];
  return { id, html, name };
});

/** The drawings that the texts of cases name, as `case/name`. */
function namedInTexts(): string[] {
  const folder = join(folders.words(language), "cases");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/<Drawing name="([^"]+)"/g)].map(
      ([, name]) => `${file.replace(/\.mdx$/, "")}/${name}`,
    ),
  );
}

describe("every drawing", () => {
  it.each(drawings)("$id is one picture, named by a sentence", ({ name }) => {
    expect(name?.replace(`${placeholder} `, "")).toMatch(/^\p{Lu}.{40,240}\.$/u);
  });

  it("has its own name", () => {
    expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
  });

  it("that is made for a text is shown by it, once", () => {
    expect(namedInTexts().sort()).toEqual(Object.keys(textDrawings).sort());
  });
});

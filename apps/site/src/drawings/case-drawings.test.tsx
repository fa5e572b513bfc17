import { placeholder } from "@kolam/content/model/basics/placeholder";
import { allCaseDrawings } from "@site/lists/case-drawings";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

const drawings = Object.entries(allCaseDrawings).map(([id, Drawing]) => {
  const html = renderToStaticMarkup(<Drawing />);
  const name = /^<\w+[^>]*? role="img"[^>]*? aria-label="([^"]+)"/.exec(html)?.[1];
  return { id, html, name };
});

describe("every drawing", () => {
  it.each(drawings)("$id is one picture, named by a sentence", ({ name }) => {
    expect(name?.replace(`${placeholder} `, "")).toMatch(/^\p{Lu}.{40,240}\.$/u);
  });

  it("has its own name", () => {
    expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
  });
});

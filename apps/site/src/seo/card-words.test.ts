import { describe, expect, it } from "vitest";
import { cardAlt, cardWords } from "./card-words.ts";
import { allPages } from "./page-meta.ts";
import { routePath } from "./route-path.ts";

const cases = allPages().map((ref) => [routePath(ref), cardWords(ref)] as const);

describe("cardWords", () => {
  it.each(cases)("%s has a title that does not repeat the eyebrow", (_, { eyebrow, title }) => {
    if (eyebrow !== "") expect(title.toLowerCase().startsWith(eyebrow.toLowerCase())).toBe(false);
  });

  it("gives no two pages the same title", () => {
    expect(new Set(cases.map(([, { title }]) => title)).size).toBe(cases.length);
  });

  it("ends the home page's title with the words in the accent colour", () => {
    const { title, accent = "" } = cardWords({ id: "home" });
    expect(accent).not.toBe("");
    expect(title.endsWith(accent)).toBe(true);
  });
});

describe("cardAlt", () => {
  it("says more than a name on every page", () => {
    for (const ref of allPages()) expect(cardAlt(ref).length).toBeGreaterThan(40);
  });
});

import { amountValue, coverWords } from "@kolam/content/model/blog/article-cover";
import { articles } from "@kolam/content/model/blog/articles";
import { describe, expect, it } from "vitest";
import { articleFile, bodyOf, problemsOf } from "./article-files.ts";

const body = bodyOf(800, "Of 100 visits 45 end in an order, and that is worth ₹4,48,000.");
const flow = (cover: object) => JSON.stringify(cover);
const cover = {
  figure: "₹4,48,000",
  phrase: "a month, in orders of 45 visits",
  drawing: "shares",
  rows: [
    ["fast", 45],
    ["slow", 100],
  ],
};
const problemsWith = (changes: object) =>
  problemsOf(articleFile({ cover: flow({ ...cover, ...changes }) }, body));

describe("the covers of the articles", () => {
  it("are all different: no two have the same figure", () => {
    const covers = articles.flatMap((article) => article.cover ?? []);
    expect(new Set(covers.map(({ figure }) => figure)).size).toBe(covers.length);
  });
});

describe("a cover in the front matter", () => {
  it("may be there or not", () => {
    expect(problemsWith({})).toBe("");
    expect(problemsOf(articleFile())).toBe("");
  });

  it.each<[object, string]>([
    [{ figure: "₹5,000" }, "cover: shows 5,000, which"],
    [{ rows: [...cover.rows, ["later", 32]] }, "cover: shows 32, which is not in the text."],
    [{ phrase: "x".repeat(61) }, "cover.phrase: must be 10 to 60 characters"],
    [{ figure: undefined }, "cover.figure: must be 1 to 16 characters"],
    [{ drawing: "pie" }, "cover.drawing: must be one of: shares, grid, form"],
    [{ rows: [["fast", 45]] }, "cover.rows: must be 2 to 3 rows for “shares”."],
    [{ rows: [cover.rows[0], ["slow", "many"]] }, "cover.rows[2]: must be [text, a number from 0"],
    [{ drawing: "pins", rows: [["here", 4, 5], ["there"]] }, "cover.rows[2]: must be [text, a"],
    [
      { drawing: "grid", rows: ["yny", "ynyn"].map((row) => [row, row]) },
      "cover.rows: must have the same number of letters",
    ],
    [{ colour: "red" }, "cover.colour: is not a field. Remove it."],
  ])("is refused with %o", (changes, message) => {
    expect(problemsWith(changes)).toContain(message);
  });
});

describe("coverWords", () => {
  it.each(articles.filter(({ cover }) => cover))("are those of the cover of $slug", (article) => {
    expect(coverWords(article).figure).toBe(article.cover?.figure);
  });

  it.each([
    ["Where the first ₹50,000 of advertising should go", "₹50,000"],
    ["Half of it: 15% of a price", "15%"],
    ["Wohin die ersten 1.500 € gehen", "1.500 €"],
    ["30 % plus tôt, sans le dire", "30 %"],
    ["Les premiers 12 500 € d’une boutique", "12 500 €"],
    ["Local SEO for three shops", "SEO"],
  ])("of an article without a cover are the figure in its title: %s", (title, figure) => {
    expect(coverWords({ title, category: "SEO" })).toEqual({ figure, phrase: title });
  });
});

it.each([
  ["₹14,000", ".", 14_000],
  ["Rs. 1,250.50", ".", 1250.5],
  ["1.000 €", ",", 1000],
  ["12 500,75 €", ",", 12_500.75],
  ["CHF 1’200.–", ".", 1200],
])("the bar of %s, where decimals begin with “%s”, is as long as %d", (amount, decimal, value) => {
  expect(amountValue(amount, decimal)).toBe(value);
});

import { describe, expect, it } from "vitest";
import { coverDrawings } from "../../src/blog/article-cover.ts";
import { articleCategories, articles } from "../../src/blog/articles.ts";
import { portfolioGroups } from "../../src/services/service-stories.ts";
import { testimonials } from "../../src/testimonials.ts";
import { strings } from "../walk.ts";

const all = strings();

/** The only exclamation marks. They come from the specification. */
const exclamations = new Set([
  "Oops! Page Not Found",
  "Oops! Page Not Found | Kolam",
  "Message Sent!",
  "Quote Request Submitted!",
]);

describe("the words of the pages", () => {
  it("have exclamation marks only where the spec asks for them", () => {
    const exclaiming = all.filter(({ text }) => text.includes("!")).map(({ text }) => text);
    expect(new Set(exclaiming)).toEqual(exclamations);
  });

  it("have Indian spelling", () => {
    const american =
      /\b(?:colors?|centers?|catalogs?|organiz\w*|customiz\w*|recogniz\w*|behaviors?|favorites?|analyzed|checkbook|gray)\b/i;
    const prose = all.filter(({ text }) => text.includes(" "));
    expect(prose.filter(({ text }) => american.test(text))).toEqual([]);
  });
});

describe("the clients", () => {
  const clients = [...testimonials, ...portfolioGroups.flatMap(({ stories }) => [...stories])];

  it("are twenty-two, by first name and initial, with five stars", () => {
    expect(clients).toHaveLength(22);
    for (const { name, rating } of clients) {
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
      expect(rating).toBe(5);
    }
  });
});

describe("the articles", () => {
  it("are six, one in each category", () => {
    expect(articles).toHaveLength(6);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  });

  it("have a cover each, and use every drawing there is once", () => {
    const used = articles.map(({ cover }) => cover?.drawing);
    expect(used.sort()).toEqual(Object.keys(coverDrawings).sort());
  });
});

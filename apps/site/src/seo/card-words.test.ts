import { coverWords } from "@kolam/content/blog/article-cover";
import { articles } from "@kolam/content/blog/articles";
import { serviceIds } from "@kolam/content/facts/paths";
import { sentence } from "@kolam/content/facts/sentence";
import { cardText } from "@kolam/content/files";
import { about } from "@kolam/content/pages/about";
import { prices } from "@kolam/content/prices";
import { servicePages } from "@kolam/content/services/service-pages";
import { titles } from "@kolam/content/titles";
import { describe, expect, it } from "vitest";
import { cardAlt, cardWords } from "./card-words.ts";
import { allPages, pageMeta } from "./page-meta.ts";
import { routePath } from "./route-path.ts";

const [service] = serviceIds;
const cases = allPages().map((ref) => [routePath(ref), cardWords(ref)] as const);

describe("cardWords", () => {
  it.each(cases)("%s has a title that does not repeat the eyebrow", (_, { eyebrow, title }) => {
    if (eyebrow !== "") expect(title.toLowerCase().startsWith(eyebrow.toLowerCase())).toBe(false);
  });

  it("gives no two pages the same title", () => {
    expect(new Set(cases.map(([, { title }]) => title)).size).toBe(cases.length);
  });

  it("takes eyebrow and title from the page and adds a note", () => {
    expect(cardWords({ id: "about" })).toMatchObject({ title: about.hero.title });
    expect(cardWords({ id: service })).toEqual({
      eyebrow: servicePages[service].hero.eyebrow,
      title: servicePages[service].hero.title,
      note: prices[service].starting,
    });
    const { shortTitle } = pageMeta({ id: "sitemap" });
    const [name, rest] = shortTitle.split(`${titles.sitemap}: `);
    expect(cardWords({ id: "sitemap" })).toMatchObject(
      name === "" && rest
        ? { eyebrow: titles.sitemap, title: sentence(rest) }
        : { title: shortTitle },
    );
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

  it("quotes the title without non-breaking spaces and the final full stop", () => {
    for (const id of serviceIds) {
      const title = servicePages[id].hero.title.replaceAll("\u00a0", " ").replace(/\.$/, "");
      expect(cardAlt({ id })).toBe(cardText.alt(title));
    }
  });

  it.each(articles)("quotes the cover of $slug", (article) => {
    const { figure, phrase } = coverWords(article);
    expect(cardAlt({ id: "article", slug: article.slug })).toBe(
      cardText.coverAlt(`${figure} ${phrase}`.replaceAll("\u00a0", " ").replace(/\.$/, "")),
    );
  });
});

import { about } from "@kolam/content/pages/about";
import { servicePages } from "@kolam/content/services/service-pages";
import { describe, expect, it } from "vitest";
import { cardAlt, cardWords } from "./card-words.ts";
import { allPages } from "./page-meta.ts";
import { routePath } from "./route-path.ts";

const cases = allPages().map((match) => [routePath(match), cardWords(match)] as const);

describe("cardWords", () => {
  it.each(cases)("%s does not begin with what stands above it", (_, { eyebrow, title }) => {
    if (eyebrow !== "") expect(title.toLowerCase().startsWith(eyebrow.toLowerCase())).toBe(false);
  });

  it("gives no two pages the same title", () => {
    expect(new Set(cases.map(([, { title }]) => title)).size).toBe(cases.length);
  });

  it("opens as the page does, with a fact that helps to decide", () => {
    expect(cardWords({ id: "about" })).toMatchObject({ title: about.hero.title });
    expect(cardWords({ id: "seo" })).toEqual({
      eyebrow: "SEO Services",
      title: servicePages.seo.hero.title,
      note: "Starts at ₹10,000 per month",
    });
    expect(cardWords({ id: "sitemap" })).toMatchObject({
      eyebrow: "Sitemap",
      title: "Every page of this site",
    });
  });

  it("ends the home page's title on the words in the accent colour", () => {
    const { title, accent = "" } = cardWords({ id: "home" });
    expect(accent).not.toBe("");
    expect(title.endsWith(accent)).toBe(true);
  });
});

describe("cardAlt", () => {
  it("quotes the title without the spaces and the full stop that are for the eye", () => {
    expect(cardAlt({ eyebrow: "", title: "Drawn\u00a0in one line.", note: "" })).toContain(
      "“Drawn in one line”",
    );
  });
});

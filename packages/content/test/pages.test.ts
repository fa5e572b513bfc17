import { describe, expect, it } from "vitest";
import { privacy } from "../src/pages/privacy.ts";
import { terms } from "../src/pages/terms.ts";
import { servicePages } from "../src/services/service-pages.ts";

describe("the service pages", () => {
  it("have enough questions, technologies and platforms", () => {
    for (const { questions } of Object.values(servicePages))
      expect(questions.items.length).toBeGreaterThanOrEqual(3);
    const {
      "software-development": software,
      "web-development": web,
      "mobile-development": mobile,
    } = servicePages;
    for (const { technologies } of [software, web, mobile])
      expect(technologies.items.length).toBeGreaterThanOrEqual(3);
    expect(servicePages["digital-marketing"].platforms.items.length).toBeGreaterThanOrEqual(6);
  });

  it("all have different sections", () => {
    const pages = Object.values(servicePages);
    const shapes = pages.map((page) => Object.keys(page).sort().join(" "));
    expect(new Set(shapes).size).toBe(pages.length);
  });
});

describe("the legal texts", () => {
  it("have unique anchors and titles", () => {
    for (const { sections } of [privacy, terms]) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    }
  });
});

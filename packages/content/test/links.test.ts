import { describe, expect, it } from "vitest";
import { articles } from "../src/blog/articles.ts";
import { footerColumns, footerLegal, headerAction, headerPages } from "../src/navigation.ts";
import { about } from "../src/pages/about.ts";
import { careers } from "../src/pages/careers.ts";
import { contact } from "../src/pages/contact.ts";
import { home } from "../src/pages/home.ts";
import { notFound } from "../src/pages/not-found.ts";
import { portfolioGroups } from "../src/pages/portfolio.ts";
import { sitemapPage } from "../src/pages/sitemap-page.ts";
import { anchors, pagesOfGroup, pathGroups, paths, serviceIds } from "../src/paths.ts";
import { type PhotoKey, photos } from "../src/photos.ts";
import { servicePages } from "../src/services/service-pages.ts";
import { services } from "../src/services/services.ts";
import { objects } from "./walk.ts";

const canonical = new Set<string>(Object.values(paths).map(({ path }) => path));
const all = await objects();

const hrefs = all.flatMap(({ at, object }) =>
  "href" in object && typeof object.href === "string" ? [{ at, href: object.href }] : [],
);

describe("links", () => {
  it("are many, so that the walk below is not empty", () => {
    expect(hrefs.length).toBeGreaterThan(80);
  });

  it.each(hrefs)("$at leads somewhere: $href", ({ href }) => {
    if (!href.startsWith("/")) {
      expect(href).toMatch(
        /^(?:https:\/\/[a-z0-9.-]+\/|mailto:[a-z]+@kolam\.example\.com$|tel:\+911234567890$)/,
      );
      return;
    }
    const [path = "", anchor] = href.split("#");
    expect(canonical).toContain(path);
    if (anchor === undefined) return;
    const page = Object.entries(paths).find(([, entry]) => entry.path === path)?.[0];
    expect(page && page in anchors, `${path} has no anchors`).toBe(true);
    expect(anchors[page as keyof typeof anchors]).toContain(anchor);
  });

  it("never name an .html file", () => {
    for (const { href } of hrefs) expect(href).not.toContain(".html");
  });
});

describe("anchors", () => {
  it("of the portfolio are the services, each with its two stories", () => {
    expect(portfolioGroups.map(({ service }) => service)).toEqual([...anchors.portfolio]);
    for (const { service, stories } of portfolioGroups) {
      expect(stories).toHaveLength(2);
      expect(stories).toBe(servicePages[service].stories.items);
    }
  });

  it("of careers are the two that its own buttons lead to", () => {
    expect(careers.hero.actions.map(({ href }) => href)).toEqual(
      anchors.careers.map((anchor) => `/careers#${anchor}`),
    );
  });

  it("ids of questions are unique on their page", () => {
    const pages = [...Object.values(servicePages).map(({ questions }) => questions), contact.faq];
    for (const { items } of pages) {
      const ids = items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe("paths", () => {
  it("and titles are unique", () => {
    const entries = Object.values(paths);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it("are canonical: lower case, no extension, no trailing slash", () => {
    for (const path of canonical) expect(path).toMatch(/^\/(?:[a-z]+(?:[-/][a-z]+)*)?$/);
  });

  it("keep privacy, terms and thank-you out of search engines, and only these", () => {
    const hidden = Object.entries(paths).filter(([, { indexable }]) => !indexable);
    expect(hidden.map(([id]) => id)).toEqual(["privacy", "terms", "thank-you"]);
  });

  it("fall into the groups of the sitemap", () => {
    expect(Object.fromEntries(pathGroups.map((group) => [group, pagesOfGroup(group)]))).toEqual({
      "Main Pages": ["home", "about", "services", "contact"],
      Services: [...serviceIds],
      Resources: ["blog", "careers", "quote", "portfolio", "seo-analyzer"],
      Legal: ["privacy", "terms", "sitemap"],
    });
  });
});

describe("menus", () => {
  it("follow the order of the design", () => {
    expect(headerPages.map((id) => paths[id].title)).toEqual([
      "About",
      "Services",
      "Blog",
      "Careers",
      "SEO Analyzer",
      "Contact",
    ]);
    expect(headerAction).toEqual({ label: "Get Quote", href: "/quote" });
    expect(footerColumns.map(({ group }) => group)).toEqual([
      "Main Pages",
      "Services",
      "Resources",
    ]);
    expect(footerLegal).toContain("privacy");
    expect(footerLegal).toContain("terms");
  });

  it("suggest what the spec suggests", () => {
    expect(notFound.suggested.pages).toEqual(["home", "services", "about", "contact", "quote"]);
    expect(sitemapPage.quick.pages).toEqual(["quote", "services", "careers", "contact"]);
  });

  it("show the services in one order everywhere", () => {
    expect(services.map(({ id }) => id)).toEqual([...serviceIds]);
    expect(Object.keys(servicePages)).toEqual([...serviceIds]);
    for (const card of services) {
      expect(card.href).toBe(paths[card.id].path);
      expect(card.title).toBe(paths[card.id].title);
    }
  });
});

describe("photos", () => {
  const used: readonly PhotoKey[] = [
    ...Object.values(servicePages).map(({ hero }) => hero.photo),
    home.intro.photo,
    about.hero.photo,
    about.working.photo,
    careers.hero.photo,
    careers.photo,
  ];

  it("on pages are known and say what they show", () => {
    for (const key of used) expect(photos[key].alt.length).toBeGreaterThan(10);
  });

  it("do not appear on two pages, articles included", () => {
    const shown = [...used, ...articles.map(({ photo }) => photo)];
    expect(new Set(shown).size).toBe(shown.length);
  });

  it("are all found: no page names a photo that this list misses", () => {
    const named = all.flatMap(({ at, object }) =>
      "photo" in object && !at.startsWith("photos.ts") ? [object.photo] : [],
    );
    expect(new Set(named)).toEqual(new Set<unknown>(used));
  });
});

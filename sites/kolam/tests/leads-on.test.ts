import { filesIn } from "@kolam/content/content-files";
import { articles } from "@kolam/content/model/blog/articles";
import { landings } from "@kolam/content/model/landing/pages";
import { serviceIds } from "@kolam/content/model/pages/paths";
import { cases, casesOfSector } from "@kolam/content/model/portfolio/cases";
import { pageOfSector } from "@kolam/content/model/portfolio/sectors";
import { sectorIds } from "@kolam/content/model/services/services";
import { breadcrumbTrail } from "@kolam/site/seo/breadcrumb-trail.ts";
import { structuredData } from "@kolam/site/seo/structured-data/structured-data.ts";
import { articleOfService } from "@site/entries/article-of-service";
import { describe, expect, it } from "vitest";

const files = await filesIn("articles");
const landingFiles = await filesIn("landing");

const site = {
  siteUrl: "https://agency.example",
  languages: [],
  photoHost: "https://photos.example",
};

/** The cases that an article's text leads to. */
const casesIn = (slug: string) =>
  [
    ...(files.find(({ name }) => name === `${slug}.mdx`)?.text ?? "").matchAll(
      /\(\/portfolio\/([a-z-]+)\)/g,
    ),
  ].map(([, id]) => id);

describe("everything leads on", () => {
  it.each(serviceIds)("the service %s to an article and to a case", (id) => {
    expect(articleOfService[id]).toBeDefined();
    expect(cases.filter(({ services: [first] }) => first === id)).not.toEqual([]);
  });

  it.each(articles)("the article $slug to a service and to a case", ({ slug, services }) => {
    expect(services).not.toEqual([]);
    const ids = cases.map(({ id }) => id as string);
    expect(casesIn(slug).filter((id = "") => ids.includes(id))).not.toEqual([]);
  });

  it.each(articles)("the article $slug to the sources of its facts", ({ sources = [] }) => {
    expect(sources.length).toBeGreaterThanOrEqual(4);
    expect(sources.length).toBeLessThanOrEqual(8);
  });
});

describe("a sector's page", () => {
  const pages = landings.filter(({ sector }) => sector);

  it("is written for each sector with three cases, and for no other", () => {
    const three = sectorIds.filter((sector) => casesOfSector(sector).length >= 3);
    expect(sectorIds.filter((sector) => pageOfSector(sector))).toEqual(three);
  });

  it.each(pages)("$slug tells of each of its cases, in words of its own", ({ slug, sector }) => {
    const text = landingFiles.find(({ name }) => name === `${slug}.mdx`)?.text ?? "";
    const clients = sector ? casesOfSector(sector) : [];
    for (const { client } of clients) {
      const [name = ""] = client.split(/,| & /);
      expect(text).toContain(name.split(" ").slice(0, 2).join(" "));
    }
  });

  it.each(pages)(
    "$slug is a list of cases for search engines, and below the work",
    ({ slug, sector }) => {
      const ref = { id: "landing", slug } as const;
      const graph: { "@type"?: unknown; numberOfItems?: unknown }[] = JSON.parse(
        JSON.stringify(structuredData(ref, site)["@graph"]),
      );
      const types = graph.map((node) => node["@type"]);
      expect(types).toContain("CollectionPage");
      const list = graph.find((node) => node["@type"] === "ItemList");
      expect(list?.numberOfItems).toBe(sector ? casesOfSector(sector).length : 0);
      expect(breadcrumbTrail(ref, "here").map(({ path }) => path)).toEqual([
        "/",
        "/portfolio",
        `/${slug}`,
      ]);
    },
  );
});

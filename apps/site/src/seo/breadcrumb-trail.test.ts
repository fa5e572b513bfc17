import type { ArticleSlug } from "@kolam/content/facts/article-slugs.generated";
import { paths, serviceIds } from "@kolam/content/facts/paths";
import { describe, expect, it } from "vitest";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";

const pathsOf = (...args: Parameters<typeof breadcrumbTrail>) =>
  breadcrumbTrail(...args).map(({ path }) => path);

const [service] = serviceIds;

describe("breadcrumbTrail", () => {
  it("puts the services page above a service", () => {
    expect(pathsOf({ id: service })).toEqual(["/", "/services", paths[service].path]);
  });

  it("puts the blog above an article and ends with the article's title", () => {
    const trail = breadcrumbTrail({ id: "article", slug: "any" as ArticleSlug }, "Forms");
    expect(trail.map(({ path }) => path)).toEqual(["/", "/blog", "/blog/any"]);
    expect(trail.at(-1)?.name).toBe("Forms");
  });

  it("puts only the home page above any other page", () => {
    expect(pathsOf({ id: "privacy" })).toEqual(["/", "/privacy"]);
  });

  it("is empty for the home page and the not-found page", () => {
    expect(pathsOf({ id: "home" })).toEqual([]);
    expect(pathsOf({ id: "not-found" })).toEqual([]);
  });
});

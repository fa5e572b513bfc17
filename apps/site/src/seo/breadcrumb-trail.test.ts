import { describe, expect, it } from "vitest";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";

const pathsOf = (...given: Parameters<typeof breadcrumbTrail>) =>
  breadcrumbTrail(...given).map(({ path }) => path);

describe("breadcrumbTrail", () => {
  it("leads to a service by way of the services", () => {
    expect(pathsOf({ id: "design" })).toEqual(["/", "/services", "/services/design"]);
  });

  it("leads to an article by way of the blog, under its title", () => {
    const trail = breadcrumbTrail({ id: "article", slug: "forms-people-finish" }, "Forms");
    expect(trail.map(({ path }) => path)).toEqual(["/", "/blog", "/blog/forms-people-finish"]);
    expect(trail.at(-1)?.name).toBe("Forms");
  });

  it("leads straight to any other page", () => {
    expect(pathsOf({ id: "privacy" })).toEqual(["/", "/privacy"]);
  });

  it("leads nowhere from home and not-found", () => {
    expect(pathsOf({ id: "home" })).toEqual([]);
    expect(pathsOf({ id: "not-found" })).toEqual([]);
  });
});

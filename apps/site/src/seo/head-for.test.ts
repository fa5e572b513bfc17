import { describe, expect, it } from "vitest";
import { headTags } from "./head-for.ts";
import type { HeadTag } from "./head-tags.ts";
import { allPages } from "./page-meta.ts";
import { routePath } from "./route-path.ts";

const site = { origin: "https://agency.example", photoHost: "https://photos.example" };
const routes = [...allPages(), { id: "not-found" } as const];
const cases = routes.map((match) => [routePath(match) ?? "not found", match] as const);

function keyOf(tag: HeadTag): string {
  if (tag.tag === "title" || tag.tag === "json-ld") return tag.tag;
  return tag.attributes.name ?? tag.attributes.property ?? tag.attributes.rel ?? "";
}

function contentOf(tags: readonly HeadTag[], key: string): string | undefined {
  const tag = tags.find((candidate) => keyOf(candidate) === key);
  if (!tag || tag.tag === "json-ld") return undefined;
  return tag.tag === "title" ? tag.text : (tag.attributes.content ?? tag.attributes.href);
}

describe("headTags", () => {
  it.each(cases)("%s has one of each", (_, match) => {
    const keys = headTags(match, site).map(keyOf);
    const once = keys.filter((key) => key !== "article:tag");
    expect(once.filter((key, index) => once.indexOf(key) !== index)).toEqual([]);
    expect(once).toEqual(
      expect.arrayContaining([
        "title",
        "description",
        "keywords",
        "robots",
        "og:title",
        "og:description",
        "og:type",
        "og:image",
        "og:image:width",
        "og:image:height",
        "og:image:alt",
        "twitter:card",
        "twitter:image",
        "twitter:image:alt",
        "json-ld",
      ]),
    );
  });

  it.each(cases)("%s names its own address, whole and without a last slash", (path, match) => {
    const tags = headTags(match, site);
    const own = match.id === "not-found" ? undefined : `https://agency.example${path}`;
    expect(contentOf(tags, "canonical")).toBe(own);
    expect(contentOf(tags, "og:url")).toBe(own);
    if (own !== undefined && path !== "/") expect(own.endsWith("/")).toBe(false);
  });

  it.each(cases)("%s says whether it may be indexed", (_, match) => {
    const hidden = ["privacy", "terms", "thank-you", "not-found"].includes(match.id);
    expect(contentOf(headTags(match, site), "robots")).toMatch(
      hidden ? /^noindex, follow$/ : /^index/,
    );
  });

  it.each(cases)("%s has a picture with size and words", (_, match) => {
    const tags = headTags(match, site);
    expect(contentOf(tags, "og:image")).toMatch(
      /^https:\/\/agency\.example\/cards\/[a-z0-9/-]+\.png$/,
    );
    expect(contentOf(tags, "twitter:image")).toBe(contentOf(tags, "og:image"));
    expect(contentOf(tags, "og:image:width")).toBe("1200");
    expect(contentOf(tags, "og:image:height")).toBe("630");
    expect(contentOf(tags, "og:image:alt")?.length).toBeGreaterThan(40);
  });

  it("dates and files articles", () => {
    const tags = headTags({ id: "article", slug: "native-or-cross-platform" }, site);
    expect(contentOf(tags, "og:type")).toBe("article");
    expect(contentOf(tags, "article:published_time")).toBe("2026-07-14T09:00:00+05:30");
    expect(contentOf(tags, "article:modified_time")).toBe("2026-08-04T09:00:00+05:30");
    expect(contentOf(tags, "article:section")).toBe("Mobile Apps");
    expect(tags.filter((tag) => keyOf(tag) === "article:tag").length).toBeGreaterThan(1);
  });
});

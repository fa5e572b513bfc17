import { articles } from "@kolam/content/blog/articles";
import { describe, expect, it } from "vitest";
import { dateTimeOf } from "../date-time.ts";
import { allPages, pageMeta } from "../page-meta.ts";
import type { PageRef } from "../page-ref.ts";
import { routePath } from "../route-path.ts";
import { firstPageTags } from "./first-page-tags.ts";
import type { HeadTag } from "./head-tag.ts";
import { pageTags } from "./page-tags.ts";

const site = { origin: "https://agency.example", photoHost: "https://photos.example" };
const refs = [...allPages(), { id: "not-found" } as const];
const cases = refs.map((ref) => [routePath(ref) ?? "not found", ref] as const);

const headTags = (ref: PageRef) => [
  ...pageTags(pageMeta(ref), site.origin),
  ...firstPageTags(ref, site),
];

function keyOf(tag: HeadTag): string {
  if (tag.tag === "title" || tag.tag === "json-ld") return tag.tag;
  return tag.attributes.name ?? tag.attributes.property ?? tag.attributes.rel ?? "";
}

function contentOf(tags: readonly HeadTag[], key: string): string | undefined {
  const tag = tags.find((candidate) => keyOf(candidate) === key);
  if (!tag || tag.tag === "json-ld") return undefined;
  return tag.tag === "title" ? tag.text : (tag.attributes.content ?? tag.attributes.href);
}

describe("the head of a page", () => {
  it.each(cases)("%s has its own absolute address, without a trailing slash", (path, ref) => {
    const tags = headTags(ref);
    const own = ref.id === "not-found" ? undefined : `https://agency.example${path}`;
    expect(contentOf(tags, "canonical")).toBe(own);
    expect(contentOf(tags, "og:url")).toBe(own);
    if (own !== undefined && path !== "/") expect(own.endsWith("/")).toBe(false);
  });

  it.each(articles)("gives the article $slug dates, a section and tags", (article) => {
    const { slug, date, updated, category, tags: subjects } = article;
    const tags = headTags({ id: "article", slug });
    expect(contentOf(tags, "og:type")).toBe("article");
    expect(contentOf(tags, "article:published_time")).toBe(dateTimeOf(date));
    expect(contentOf(tags, "article:modified_time")).toBe(dateTimeOf(updated));
    expect(contentOf(tags, "article:section")).toBe(category);
    expect(tags.filter((tag) => keyOf(tag) === "article:tag").length).toBe(subjects.length);
  });
});

it("the page's words are without soft hyphens", () => {
  const words = {
    title: "Work\u00adshop",
    description: "Work\u00adshops",
    keywords: ["a work\u00adshop"],
  };
  expect(
    JSON.stringify(pageTags({ ...pageMeta({ id: "home" }), ...words }, site.origin)),
  ).not.toContain("\u00ad");
});

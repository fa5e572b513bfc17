import { articles } from "@kolam/content/model/blog/articles";
import { expect, it } from "vitest";
import { dateTimeOf } from "../date-time.ts";
import { pageMeta } from "../page-meta.ts";
import { firstPageTags } from "./first-page-tags.ts";
import { pageTags } from "./page-tags.ts";

const site = {
  siteUrl: "https://agency.example",
  languages: [],
  photoHost: "https://photos.example",
};

it.each(articles)("the head of $slug has its dates, its section and its tags", (article) => {
  const told = firstPageTags({ id: "article", slug: article.slug }, site).flatMap((tag) =>
    "attributes" in tag && tag.attributes.property?.startsWith("article:")
      ? [tag.attributes.content]
      : [],
  );
  const { date, updated, category, tags } = article;
  expect(told).toEqual([dateTimeOf(date), dateTimeOf(updated), category, ...tags]);
});

it("the page's words are without soft hyphens", () => {
  const words = {
    title: "Work\u00adshop",
    description: "Work\u00adshops",
    keywords: ["a work\u00adshop"],
  };
  expect(JSON.stringify(pageTags({ ...pageMeta({ id: "home" }), ...words }, site))).not.toContain(
    "\u00ad",
  );
});

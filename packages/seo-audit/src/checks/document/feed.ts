import { linksWithRel, metaContent } from "../../page/page-facts.ts";
import { structuredTypes } from "../../page/structured-data.ts";
import { defineCheck, good, notApplicable, warning } from "../check.ts";

const FEED_TYPES = new Set([
  "application/rss+xml",
  "application/atom+xml",
  "application/feed+json",
]);
const ARTICLE_TYPES = ["Article", "BlogPosting", "NewsArticle", "Blog"];

export const feed = defineCheck({
  id: "feed",
  group: "document",
  title: "Feed",
  weight: 1,
  why: "Readers and services that follow a site learn about new articles from its feed.",
  fix: 'Publish an Atom or RSS feed and link to it: <link rel="alternate" type="application/atom+xml" href="/feed.xml">.',
  run(page) {
    const feeds = linksWithRel(page, "alternate").filter(({ type }) => FEED_TYPES.has(type));
    if (feeds.length > 0) return good("The page links to its feed.", feeds);
    const types = structuredTypes(page);
    const isArticle =
      metaContent(page, "og:type") === "article" || ARTICLE_TYPES.some((type) => types.has(type));
    return isArticle
      ? warning("This is an article or a blog, and it links to no feed.")
      : notApplicable("Only articles and blogs need a feed.");
  },
});

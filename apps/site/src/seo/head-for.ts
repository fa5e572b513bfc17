import { articleCount, blogPageCount, blogPagePath } from "@kolam/content/blog/article-list";
import { company } from "@kolam/content/company";
import type { RouteMatch } from "../navigation/match-route.ts";
import { cardAlt, cardWords } from "./card-words.ts";
import type { HeadTag } from "./head-tags.ts";
import { momentOf } from "./moment.ts";
import { type PageMeta, pageMeta } from "./page-meta.ts";
import { absoluteUrl } from "./route-path.ts";
import { cardPath, cardSize } from "./social-card.ts";
import { type SiteAddresses, structuredData } from "./structured-data/structured-data.ts";

function named(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { property: name, content } };
}

function robots({ indexable }: PageMeta): string {
  return indexable ? "index, follow, max-image-preview:large, max-snippet:-1" : "noindex, follow";
}

function cardTags(match: RouteMatch, meta: PageMeta, origin: string): HeadTag[] {
  const image = absoluteUrl(origin, cardPath(meta.path));
  const alt = cardAlt(cardWords(match));
  return [
    property("og:site_name", company.name),
    property("og:locale", "en_IN"),
    property("og:type", meta.article ? "article" : "website"),
    ...(meta.path === null ? [] : [property("og:url", absoluteUrl(origin, meta.path))]),
    property("og:title", meta.shortTitle),
    property("og:description", meta.description),
    property("og:image", image),
    property("og:image:type", "image/png"),
    property("og:image:width", String(cardSize.width)),
    property("og:image:height", String(cardSize.height)),
    property("og:image:alt", alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:title", meta.shortTitle),
    named("twitter:description", meta.description),
    named("twitter:image", image),
    named("twitter:image:alt", alt),
  ];
}

function articleTags({ article, updated }: PageMeta): HeadTag[] {
  if (!article) return [];
  return [
    named("author", article.author),
    property("article:published_time", momentOf(article.published)),
    property("article:modified_time", momentOf(updated)),
    property("article:section", article.section),
    ...article.tags.map((tag) => property("article:tag", tag)),
  ];
}

/** The pages before and after a page of the blog's list. */
function neighbours(match: RouteMatch, origin: string): HeadTag[] {
  if (match.id !== "blog") return [];
  const { page = 1 } = match;
  const link = (rel: "prev" | "next", other: number): HeadTag => ({
    tag: "link",
    attributes: { rel, href: absoluteUrl(origin, blogPagePath(other)) },
  });
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < blogPageCount(articleCount) ? [link("next", page + 1)] : []),
  ];
}

/** Everything a page's head says that other pages' heads do not. */
export function headTags(match: RouteMatch, site: SiteAddresses): HeadTag[] {
  const meta = pageMeta(match);
  const canonical = meta.path === null ? null : absoluteUrl(site.origin, meta.path);
  return [
    { tag: "title", text: meta.title },
    named("description", meta.description),
    named("keywords", meta.keywords.join(", ")),
    named("robots", robots(meta)),
    ...(canonical === null
      ? []
      : [{ tag: "link", attributes: { rel: "canonical", href: canonical } } as const]),
    ...neighbours(match, site.origin),
    ...cardTags(match, meta, site.origin),
    ...articleTags(meta),
    { tag: "json-ld", data: structuredData(match, site) },
  ];
}

import { articleCount, blogPageCount, blogPagePath } from "@kolam/content/blog/article-list";
import { company } from "@kolam/content/company";
import { cardAlt, cardWords } from "./card-words.ts";
import type { HeadTag } from "./head-tags.ts";
import { momentOf } from "./moment.ts";
import { type PageMeta, pageMeta } from "./page-meta.ts";
import type { PageRef } from "./page-ref.ts";
import { wordTags } from "./page-words.ts";
import { absoluteUrl } from "./route-path.ts";
import { cardPath, cardSize } from "./social-card.ts";
import { type SiteAddresses, structuredData } from "./structured-data/structured-data.ts";

function named(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { property: name, content } };
}

function cardTags(ref: PageRef, meta: PageMeta, origin: string): HeadTag[] {
  const image = absoluteUrl(origin, cardPath(meta.path));
  const alt = cardAlt(cardWords(ref));
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
function neighbours(ref: PageRef, origin: string): HeadTag[] {
  if (ref.id !== "blog") return [];
  const { page = 1 } = ref;
  const link = (rel: "prev" | "next", other: number): HeadTag => ({
    tag: "link",
    attributes: { rel, href: absoluteUrl(origin, blogPagePath(other)) },
  });
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < blogPageCount(articleCount) ? [link("next", page + 1)] : []),
  ];
}

/** What only a full page load says: neighbours in the list, social cards and structured data. */
export function firstPageTags(ref: PageRef, site: SiteAddresses): HeadTag[] {
  const meta = pageMeta(ref);
  return [
    ...neighbours(ref, site.origin),
    ...cardTags(ref, meta, site.origin),
    ...articleTags(meta),
    { tag: "json-ld", data: structuredData(ref, site) },
  ];
}

/** Everything the prerendered head of a page says that other pages' heads do not. */
export function headTags(ref: PageRef, site: SiteAddresses): HeadTag[] {
  return [...wordTags(pageMeta(ref), site.origin), ...firstPageTags(ref, site)];
}

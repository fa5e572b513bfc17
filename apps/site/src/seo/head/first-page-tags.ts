import { articleCount, blogPageCount, blogPagePath } from "@kolam/content/model/blog/article-list";
import { inLanguage, languages, others } from "@kolam/content/model/pages/languages";
import { caseCount } from "@kolam/content/model/pages/paths";
import { casePageCount, casePagePath } from "@kolam/content/model/portfolio/case-list";
import { company } from "@site/facts/company";
import { cardPicture } from "../card-picture.ts";
import { cardAlt } from "../card-words.ts";
import { dateTimeOf } from "../date-time.ts";
import { type PageMeta, pageMeta } from "../page-meta.ts";
import type { PageRef } from "../page-ref.ts";
import { absoluteUrl } from "../route-path.ts";
import { cardPath, cardSize } from "../social-card.ts";
import type { SiteAddresses } from "../structured-data/nodes.ts";
import { structuredData } from "../structured-data/structured-data.ts";
import { twinPath } from "../twin-path.ts";
import { type HeadTag, linkTag, namedMeta, propertyMeta } from "./head-tag.ts";

/** A language as Open Graph writes it: `en_IN`, or `de` without a region. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag);
  return region ? `${language}_${region}` : language;
}

function cardTags(ref: PageRef, meta: PageMeta, siteUrl: string): HeadTag[] {
  const image = absoluteUrl(siteUrl, cardPath(meta.path));
  const alt = cardAlt(ref);
  return [
    propertyMeta("og:site_name", company.name),
    propertyMeta("og:locale", localeOf(company.language)),
    ...others.flatMap((other) =>
      meta.path !== null && inLanguage(other, meta.path)
        ? [propertyMeta("og:locale:alternate", localeOf(other.language))]
        : [],
    ),
    propertyMeta("og:type", meta.article ? "article" : "website"),
    ...(meta.path === null ? [] : [propertyMeta("og:url", absoluteUrl(siteUrl, meta.path))]),
    propertyMeta("og:title", meta.shortTitle),
    propertyMeta("og:description", meta.description),
    propertyMeta("og:image", image),
    propertyMeta("og:image:type", cardPicture(ref) ? "image/jpeg" : "image/png"),
    propertyMeta("og:image:width", String(cardSize.width)),
    propertyMeta("og:image:height", String(cardSize.height)),
    propertyMeta("og:image:alt", alt),
    namedMeta("twitter:card", "summary_large_image"),
    namedMeta("twitter:title", meta.shortTitle),
    namedMeta("twitter:description", meta.description),
    namedMeta("twitter:image", image),
    namedMeta("twitter:image:alt", alt),
  ];
}

function articleTags({ article, updated }: PageMeta): HeadTag[] {
  if (!article) return [];
  return [
    namedMeta("author", article.author),
    propertyMeta("article:published_time", dateTimeOf(article.published)),
    ...(updated ? [propertyMeta("article:modified_time", dateTimeOf(updated))] : []),
    propertyMeta("article:section", article.section),
    ...article.tags.map((tag) => propertyMeta("article:tag", tag)),
  ];
}

/** The same page in all languages that have it, including this one. */
function languageTags(path: string | null, places: SiteAddresses["languages"]): HeadTag[] {
  if (path === null) return [];
  const versions = places.filter((_, index) => {
    const language = languages[index];
    return language && inLanguage(language, path);
  });
  if (versions.length < 2) return [];
  const alternates = versions.map(({ language, url }) => [language, url] as const);
  const [standard] = alternates;
  return [...alternates, ...(standard ? [["x-default", standard[1]] as const] : [])].map(
    ([hreflang, url]) =>
      linkTag({ rel: "alternate", hrefLang: hreflang, href: absoluteUrl(url, path) }),
  );
}

/** The page's twin in Markdown, for programs. */
function twinTags(meta: PageMeta, siteUrl: string): HeadTag[] {
  const path = twinPath(meta);
  if (path === undefined) return [];
  return [linkTag({ rel: "alternate", type: "text/markdown", href: absoluteUrl(siteUrl, path) })];
}

/** Links to the pages before and after a page of a list. */
function paginationTags(ref: PageRef, siteUrl: string): HeadTag[] {
  if (ref.id !== "blog" && ref.id !== "portfolio") return [];
  const { page = 1 } = ref;
  const [pathOf, pages] =
    ref.id === "blog"
      ? [blogPagePath, blogPageCount(articleCount)]
      : [casePagePath, casePageCount(caseCount)];
  const link = (rel: "prev" | "next", target: number) =>
    linkTag({ rel, href: absoluteUrl(siteUrl, pathOf(target)) });
  return [
    ...(page > 1 ? [link("prev", page - 1)] : []),
    ...(page < pages ? [link("next", page + 1)] : []),
  ];
}

/**
 * The head elements that only a full page load brings: pagination, social cards, structured data.
 */
export function firstPageTags(ref: PageRef, site: SiteAddresses): HeadTag[] {
  const meta = pageMeta(ref);
  return [
    ...languageTags(meta.path, site.languages),
    ...twinTags(meta, site.siteUrl),
    ...paginationTags(ref, site.siteUrl),
    ...cardTags(ref, meta, site.siteUrl),
    ...articleTags(meta),
    { tag: "json-ld", data: structuredData(ref, site) },
  ];
}

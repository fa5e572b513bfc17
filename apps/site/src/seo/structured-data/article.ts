import { articleBySlug } from "@kolam/content/model/blog/articles";
import { photos } from "@site/words/photos";
import type { BlogPosting } from "schema-dts";
import { photoUrl } from "../../photos/photo-url.ts";
import { dateTimeOf } from "../date-time.ts";
import { cardPath } from "../social-card.ts";
import {
  articleId,
  inLanguage,
  organizationId,
  type PageNodeContext,
  pageId,
  reference,
} from "./nodes.ts";
import { authorNode } from "./people.ts";

/** The shapes in which search engines show an article's picture. */
const ratios = [16 / 9, 4 / 3, 1] as const;

/** A stock photo of an article in each shape; nothing for other pictures, which have one. */
const photosOf = (photo: unknown, host: string): string[] =>
  typeof photo === "string" && photo in photos
    ? ratios.map((ratio) => photoUrl(host, photos[photo as keyof typeof photos], 1280, ratio))
    : [];

/** The article of a page; `null` for other pages. */
export function articleNode(context: PageNodeContext): BlogPosting | null {
  const { ref, meta, site, url } = context;
  const article = ref.id === "article" ? articleBySlug(ref.slug) : undefined;
  if (!article) return null;
  const publisher = reference(organizationId(site));
  return {
    "@type": "BlogPosting",
    "@id": articleId(url),
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: reference(pageId(url)),
    image: [`${site.siteUrl}${cardPath(meta.path)}`, ...photosOf(article.photo, site.photoHost)],
    datePublished: dateTimeOf(article.date),
    dateModified: dateTimeOf(article.updated),
    author: authorNode(site, article.author),
    publisher,
    articleSection: article.category,
    keywords: article.keywords,
    wordCount: article.words,
    timeRequired: `PT${article.readTime}M`,
    ...(article.sources && { citation: article.sources.map(({ url }) => url) }),
    inLanguage: article.language ?? inLanguage,
  };
}

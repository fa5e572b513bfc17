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
    image: [
      `${site.siteUrl}${cardPath(meta.path)}`,
      ...(typeof article.photo === "string"
        ? [photoUrl(site.photoHost, photos[article.photo], 1280, 16 / 9)]
        : []),
    ],
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

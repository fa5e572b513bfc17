import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";
import type { SiteConfig } from "../../../config/site-config.ts";
import type { PageWords } from "../../articles/data-of.ts";
import { absoluteUrl } from "../route-path.ts";
import { type HeadTag, linkTag, namedMeta } from "./head-tag.ts";

/**
 * The head elements that are replaced when another page opens: title, description, robots,
 * canonical link.
 */
export function pageTags(
  words: PageWords,
  { siteUrl, preview }: Pick<SiteConfig, "siteUrl" | "preview">,
): HeadTag[] {
  const { path, title, description, keywords, indexable } = words;
  return [
    { tag: "title", text: withoutSoftHyphens(title) },
    namedMeta("description", withoutSoftHyphens(description)),
    namedMeta("keywords", withoutSoftHyphens(keywords.join(", "))),
    namedMeta(
      "robots",
      indexable && !preview
        ? "index, follow, max-image-preview:large, max-snippet:-1"
        : "noindex, follow",
    ),
    ...(path === null ? [] : [linkTag({ rel: "canonical", href: absoluteUrl(siteUrl, path) })]),
  ];
}

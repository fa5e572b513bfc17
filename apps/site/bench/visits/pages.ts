import { articles } from "@kolam/content/blog/articles";
import { type PageId, paths } from "@kolam/content/paths";

/** One page of every type, beginning with the most visited. */
const ids = [
  "home",
  "services",
  "seo",
  "about",
  "blog",
  "portfolio",
  "careers",
  "contact",
  "quote",
  "seo-analyzer",
  "privacy",
] as const satisfies readonly PageId[];

/** Paths of the pages that a full run measures. */
export const measuredPaths: readonly string[] = [
  ...ids.map((id) => paths[id].path),
  `/blog/${articles[0].slug}`,
];

import { articles } from "@kolam/content/model/blog/articles";
import { type PageId, paths, serviceIds } from "@kolam/content/model/pages/paths";

/** One page of every type, beginning with the most visited. */
const ids = [
  "home",
  "services",
  // The fifth, if there are that many: the figures in docs/performance.md are those of SEO.
  serviceIds[4] ?? serviceIds[0],
  "about",
  "blog",
  "portfolio",
  "careers",
  "contact",
  "quote",
  "seo-analyzer",
  "privacy",
] satisfies readonly PageId[];

/** Paths of the pages that a full run measures. */
export const measuredPaths: readonly string[] = [
  ...ids.map((id) => paths[id].path),
  ...articles.slice(0, 1).map(({ slug }) => `/blog/${slug}`),
];

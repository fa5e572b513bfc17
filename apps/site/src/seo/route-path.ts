import { blogPagePath } from "@kolam/content/blog/blog-pages";
import {
  type ArticlePath,
  type BlogListPath,
  type PagePath,
  paths,
} from "@kolam/content/facts/paths";
import type { PageRef } from "./page-ref.ts";

/** The canonical path of a page; `null` for the not-found page, which has none. */
export function routePath(ref: PageRef): PagePath | ArticlePath | BlogListPath | null {
  if (ref.id === "not-found") return null;
  if (ref.page !== undefined) return blogPagePath(ref.page);
  return ref.id === "article" ? `/blog/${ref.slug}` : paths[ref.id].path;
}

/** The absolute URL of a path. */
export function absoluteUrl(origin: string, path: string): string {
  return `${origin}${path}`;
}

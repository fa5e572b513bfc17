import type { PageMeta } from "./page-meta.ts";

/**
 * The path of a page's twin in Markdown; `undefined` for a page without one. Only pages that search
 * engines may show have twins.
 */
export function twinPath({
  path,
  indexable,
}: Pick<PageMeta, "path" | "indexable">): string | undefined {
  if (path === null || !indexable) return undefined;
  return `${path}${path.endsWith("/") ? "index" : ""}.md`;
}

import type { ArticleSlug } from "@kolam/content/articles.generated";
import type { MDXContent } from "mdx/types";
import { createCodeCache } from "./code-cache.ts";

const files = import.meta.glob<{ default: MDXContent }>(
  "../../../../packages/content/src/articles/*.mdx",
);

const bySlug = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/(.+)\.mdx$/, "$1"), load]),
);

/** Whether there is an article at `/blog/<slug>`. */
export function isArticleSlug(slug: string): slug is ArticleSlug {
  return bySlug.has(slug);
}

/** The body of each article, compiled from MDX. */
export const articleCode = createCodeCache<ArticleSlug, MDXContent>(async (slug) => {
  const load = bySlug.get(slug);
  if (!load) throw new Error(`No file packages/content/src/articles/${slug}.mdx`);
  return (await load()).default;
});

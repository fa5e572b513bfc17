import type { ReadBody } from "../articles/article-source.ts";
import { config } from "../config.ts";
import { articleHtml } from "./article-html.tsx";
import { feedItems } from "./feed-items.ts";

/** The texts in the feeds as HTML for feed readers, by the path of their page. */
export async function feedBodies(readBody: ReadBody): Promise<ReadonlyMap<string, string>> {
  const bodies = feedItems().map(
    async ({ path, slug }) =>
      [path, articleHtml(await readBody("articles", slug), config.siteUrl)] as const,
  );
  return new Map(await Promise.all(bodies));
}

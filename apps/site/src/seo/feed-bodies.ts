import type { ReadBody } from "../articles/data-of.ts";
import { config } from "../config.ts";
import { articleHtml } from "./article-html.tsx";
import { feedItems } from "./feed-items.ts";
import { absoluteUrl, pageUrl } from "./route-path.ts";

/**
 * The absolute address of a picture, or of a link, which may lead to a page that only the first
 * language has.
 */
function urlOf(href: string): string {
  if (href.startsWith("/pictures/")) return absoluteUrl(config.siteUrl, href);
  const [path = ""] = href.split(/[?#]/);
  return pageUrl(config, path) + href.slice(path.length);
}

/** The texts in the feeds as HTML for feed readers, by the path of their page. */
export async function feedBodies(readBody: ReadBody): Promise<ReadonlyMap<string, string>> {
  const bodies = feedItems().map(
    async ({ path, slug }) => [path, articleHtml(await readBody("articles", slug), urlOf)] as const,
  );
  return new Map(await Promise.all(bodies));
}

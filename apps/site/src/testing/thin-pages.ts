import { paths } from "@kolam/content/model/pages/paths";
import { audit } from "@kolam/seo-audit";
import { renderedPaths } from "./rendered-site.ts";

/** Pages that are as long as what they list. */
const lists: readonly string[] = [paths.services.path, paths.blog.path, paths.sitemap.path];

/**
 * The pages for search engines whose text the SEO audit calls too short, each with its number of
 * words; not those that list others.
 */
export async function thinPages(render: (path: string) => Promise<string>): Promise<string[]> {
  const thin: string[] = [];
  for (const path of renderedPaths.filter((each) => !lists.includes(each))) {
    const html = await render(path);
    const { results } = audit(html, { wantsIndexing: !html.includes('content="noindex') });
    const count = results.find(({ id }) => id === "word-count");
    if (count?.status === "error") thin.push(`${path}: ${count.found}`);
  }
  return thin;
}

import { paths } from "@kolam/content/model/pages/paths";
import { audit } from "@kolam/seo-audit";
import { bodyOf } from "@kolam/site/build/prerender/article-bodies";
import { pageRenderer, renderedPaths } from "@kolam/site/testing/rendered-site.ts";
import { expect, it } from "vitest";

/** Pages that are as long as what they list. */
const lists: readonly string[] = [paths.services.path, paths.blog.path, paths.sitemap.path];

it("no page for search engines has fewer than 150 words, lists excepted", async () => {
  const render = pageRenderer(bodyOf);
  const short: string[] = [];
  for (const path of renderedPaths.filter((each) => !lists.includes(each))) {
    const html = await render(path);
    const { results } = audit(html, { wantsIndexing: !html.includes('content="noindex') });
    const count = results.find(({ id }) => id === "word-count");
    if (count?.status === "error") short.push(`${path}: ${count.found}`);
  }
  expect(short).toEqual([]);
});

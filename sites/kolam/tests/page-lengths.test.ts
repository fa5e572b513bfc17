import { bodyOf } from "@kolam/site/build/prerender/article-bodies";
import { pageRenderer } from "@kolam/site/testing/rendered-site.ts";
import { thinPages } from "@kolam/site/testing/thin-pages.ts";
import { expect, it } from "vitest";

it("no page for search engines has fewer than 150 words, lists excepted", async () => {
  expect(await thinPages(pageRenderer(bodyOf))).toEqual([]);
});

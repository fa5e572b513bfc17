import { articles, searchArticles } from "@kolam/content/model/blog/articles";
import type { Page } from "@playwright/test";
import { allCategories, blogList } from "@site/texts/pages/blog";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode } from "../support/hydration.ts";
import { nothingToSearch, searchWord } from "../support/search-word.ts";

test.skip(searchWord === undefined, nothingToSearch);

const everything = blogList.count(articles.length);

/** The number of articles as it is read: a status beside it says the same for a while. */
const count = (page: Page, text: string) => page.locator("main p").filter({ hasText: text });

test("an address with a search shows no other articles before it is hydrated", {
  tag: "@slow",
}, async ({ page }) => {
  const release = await holdRequests(page, hydrationCode);
  await page.goto(`/blog?utm_source=letter&q=${searchWord}`);
  await expect(count(page, everything)).toBeHidden();
  release();
  const found = searchArticles(articles, searchWord ?? "", allCategories).length;
  await expect(count(page, blogList.count(found))).toBeVisible();
});

test("the articles appear if the page cannot be hydrated, or nothing was searched for", {
  tag: "@slow",
}, async ({ page, consoleErrors }) => {
  await page.route(hydrationCode, (route) => route.abort());
  await page.goto(`/blog?q=${searchWord}`);
  await expect(count(page, everything)).toBeVisible();
  await page.goto("/blog?utm_source=letter");
  await expect(count(page, everything)).toBeVisible();
  consoleErrors.length = 0;
});

import { allCategories } from "@kolam/content/authors-and-categories";
import { articles, searchArticles } from "@kolam/content/blog/articles";
import { blogPage } from "@kolam/content/pages/blog-page";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode } from "../support/hydration.ts";
import { nothingToSearch, searchWord } from "../support/search-word.ts";

test.skip(searchWord === undefined, nothingToSearch);

const everything = blogPage.count(articles.length);

test("an address with a search shows no other articles before it is hydrated", async ({ page }) => {
  const release = await holdRequests(page, hydrationCode);
  await page.goto(`/blog?utm_source=letter&q=${searchWord}`);
  await expect(page.getByText(everything)).toBeHidden();
  release();
  const found = searchArticles(articles, searchWord ?? "", allCategories).length;
  await expect(page.getByText(blogPage.count(found))).toBeVisible();
});

test("the articles appear if the page cannot be hydrated, or nothing was searched for", async ({
  page,
  consoleErrors,
}) => {
  await page.route(hydrationCode, (route) => route.abort());
  await page.goto(`/blog?q=${searchWord}`);
  await expect(page.getByText(everything)).toBeVisible();
  await page.goto("/blog?utm_source=letter");
  await expect(page.getByText(everything)).toBeVisible();
  consoleErrors.length = 0;
});

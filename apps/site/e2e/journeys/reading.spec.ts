import { articles } from "@kolam/content/model/blog/articles";
import { openPositions } from "@kolam/content/model/company/open-positions";
import { hasFeature } from "@kolam/content/model/pages/features";
import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { articleFrame, blogList } from "@site/texts/pages/blog";
import { expect, test } from "../support/fixtures.ts";
import { nothingToSearch, searchWord } from "../support/search-word.ts";
import { h1, headerLink } from "../support/shell.ts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("the blog is searched, an article read, and the results are there again", async ({ page }) => {
  test.skip(searchWord === undefined, nothingToSearch);
  const main = page.locator("main");
  const backLink = main.getByRole("link", { name: articleFrame.back, exact: true }).first();
  const results = `/blog?q=${searchWord}`;
  await page.goto("/blog");
  await page
    .getByRole("searchbox", { name: blogList.search.label, exact: true })
    .fill(searchWord ?? "");
  await expect(page).toHaveURL(results);
  await expect(main).not.toContainText(blogList.count(articles.length));
  for (const leave of [() => page.goBack(), () => backLink.click()]) {
    await main.locator('a[href*="/blog/"]').filter({ visible: true }).first().click();
    await expect(backLink).toBeVisible();
    await leave();
    await expect(page).toHaveURL(results);
    await expect(main).toContainText(blogList.featured);
    await expect(main).not.toContainText(blogList.count(articles.length));
  }
});

test("going back returns to the place that was left", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  // It is in the window already: a click on another link might scroll to it first.
  await headerLink(page, titles.contact).click();
  await expect(page).toHaveURL("/contact");
  await expect(h1(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("an opening opens and leads to the form", async ({ page }) => {
      const [opening] = hasFeature("careers") ? openPositions : [];
      test.skip(opening === undefined, "Nobody is looked for.");
      const apply = page.locator(`#${opening?.id} a[href*="#application-form"]`);
      await page.goto("/careers");
      await expect(apply).toBeHidden();
      await page.locator(`#${opening?.id} summary`).click();
      await apply.click();
      await expect(page.locator("#application-form")).toBeInViewport();
    });
  });
}

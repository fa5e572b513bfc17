import { articles } from "@kolam/content/model/blog/articles";
import { openPositions } from "@kolam/content/model/company/open-positions";
import { pageIds, paths, serviceIds } from "@kolam/content/model/pages/paths";
import { titles } from "@site/lists/words/titles";
import { blogList } from "@site/texts/pages/blog";
import { promises } from "@site/words/claims";
import { contact } from "@site/words/pages/contact";
import { expect, test } from "../support/fixtures.ts";
import { field } from "../support/form-journeys.ts";
import { hasBlog, noArticles } from "../support/pages.ts";
import { headerLink, menuButton, phone, themeSwitch } from "../support/shell.ts";

test.use({ javaScriptEnabled: false });

test("the services open under the pointer and on focus, and no theme switch is shown", async ({
  page,
}) => {
  await page.goto("/about");
  const service = headerLink(page, titles[serviceIds[0]]);
  await expect(service).toBeHidden();
  const services = headerLink(page, titles.services);
  await services.focus();
  await expect(service).toBeVisible();
  await page.getByRole("link", { name: titles.about, exact: true }).first().focus();
  await expect(service).toBeHidden();
  await services.hover();
  await service.click();
  await expect(page).toHaveURL(paths[serviceIds[0]].path);
  await expect(themeSwitch(page)).toHaveCount(0);
});

test("on a phone the pages of the header can be reached without the menu", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await expect(menuButton(page)).toBeHidden();
  await headerLink(page, titles.contact).click();
  await expect(page).toHaveURL("/contact");
});

test("answers can be read below their questions, and no button does nothing", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByText(promises.simpleSite).first()).toBeVisible();
  const [{ question }] = contact.faq.items;
  await expect(page.locator("h3").getByText(question)).toBeVisible();
  for (const path of ["/", ...pageIds.map((id) => paths[id].path)]) {
    await page.goto(path);
    const useless = page.locator("button:not([type=submit]):visible, [role=button]:visible");
    expect(await useless.allTextContents(), path).toEqual([]);
  }
});

for (const { id, title } of openPositions.slice(0, 1)) {
  test("the form on an opening's page has its position chosen", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.goto(`/careers/${id}`);
    await expect(field(page, "application", "position").locator(":checked")).toHaveText(title);
  });
}

// Links to the first article of each category take the place of the search.
test("a reader jumps to a category, opens an article and returns to the same place", async ({
  page,
}) => {
  test.skip(!hasBlog, noArticles);
  await page.goto("/blog");
  await expect(page.getByRole("searchbox", { includeHidden: true })).toBeHidden();
  const category = articles.at(-1)?.category ?? "";
  const first = articles.find((article) => article.category === category);
  const card = page.locator(`#${first?.slug}`);
  await page.getByRole("navigation", { name: blogList.jump }).getByText(category).click();
  await expect(card).toBeInViewport();
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(`/blog/${first?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL(`/blog#${first?.slug}`);
  await expect(card).toBeInViewport();
});

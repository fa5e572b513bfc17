import { articles } from "@kolam/content/blog/articles";
import { has } from "@kolam/content/facts/parts";
import { paths, serviceIds } from "@kolam/content/facts/paths";
import { openings } from "@kolam/content/openings";
import { articleFrame, blogPage } from "@kolam/content/pages/blog-page";
import { careers } from "@kolam/content/pages/careers";
import { titles } from "@kolam/content/titles";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { field } from "../support/form-journeys.ts";
import { openHydrated } from "../support/hydration.ts";
import { enter, skipHeader, tabTo } from "../support/keyboard.ts";
import { hasBlog, noArticles } from "../support/pages.ts";
import { nothingToSearch, searchWord } from "../support/search-word.ts";
import { h1, phone } from "../support/shell.ts";

const openingCard = (page: Page, title: string) =>
  page.locator("details").filter({ hasText: title }).first();
const applyLink = (card: Locator) =>
  card.getByRole("link", { name: careers.positions.labels.apply });
/** The opening of the journeys; without openings there are no such journeys. */
const sought = has("careers") ? openings.slice(-1) : [];
const service = paths[serviceIds[0]];
const serviceLink = (page: Page) =>
  page.locator("main").getByRole("link", { name: titles[serviceIds[0]] }).first();
const quoteLink = (page: Page) => page.locator(`main a[href="${paths.quote.path}"]`).first();
const backLink = (page: Page) => page.getByRole("link", { name: articleFrame.back });

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: phone });

  test("a client finds a service and reaches the quote", async ({ page }) => {
    await page.goto("/");
    await serviceLink(page).tap();
    await expect(page).toHaveURL(service.path);
    await quoteLink(page).tap();
    await expect(page).toHaveURL("/quote");
    await field(page, "quote", "firstName").tap();
    await page.keyboard.type("Meera");
    await expect(field(page, "quote", "firstName")).toHaveValue("Meera");
  });
});

test.describe("by keyboard", () => {
  test("a client finds a service and reaches the quote", async ({ page }) => {
    await openHydrated(page, "/");
    await enter(page, serviceLink(page));
    await expect(page).toHaveURL(service.path);
    await expect(h1(page)).toBeFocused();
    await enter(page, quoteLink(page));
    await expect(page).toHaveURL("/quote");
    await expect(h1(page)).toBeFocused();
    await tabTo(page, field(page, "quote", "firstName"));
    await page.keyboard.type("Meera");
    await expect(field(page, "quote", "firstName")).toHaveValue("Meera");
  });

  for (const { title } of sought) {
    test("a job seeker opens an opening and reaches the form with the position filled in", async ({
      page,
    }) => {
      const card = openingCard(page, title);
      await openHydrated(page, "/careers");
      await skipHeader(page);
      await enter(page, card.locator("summary"));
      await expect(applyLink(card)).toBeVisible();
      await enter(page, applyLink(card));
      await expect(field(page, "application", "position").locator(":checked")).toHaveText(title);
      await expect(page.locator("#application-form")).toBeInViewport();
      await expect(page.locator("#application-form")).toBeFocused();
      await expect(page).toHaveURL("/careers");
      const name = field(page, "application", "name");
      await tabTo(page, name);
      await page.keyboard.type("Ravi");
      await expect(name).toHaveValue("Ravi");
      // Another look at the opening takes nothing away.
      await applyLink(card).click();
      await expect(name).toHaveValue("Ravi");
    });
  }

  test("a reader searches the blog, opens an article and returns to the same results", async ({
    page,
  }) => {
    test.skip(searchWord === undefined, nothingToSearch);
    const search = page.getByRole("searchbox");
    const count = page
      .locator("main p")
      .filter({ hasText: new RegExp(articles.map((_, at) => blogPage.count(at + 1)).join("|")) });
    const isAsLeft = async (found: string) => {
      await expect(page).toHaveURL(new RegExp(`/blog\\?q=${searchWord}`));
      await expect(search).toHaveValue(searchWord ?? "");
      await expect(count).toHaveText(found);
    };
    await page.goto("/blog");
    await skipHeader(page);
    await tabTo(page, search);
    await page.keyboard.type(searchWord ?? "");
    await expect(page).toHaveURL(new RegExp(`q=${searchWord}`));
    await expect(count).not.toHaveText(blogPage.count(articles.length));
    const found = await count.innerText();
    // The featured article stands above the search, the first result below it.
    await enter(page, page.locator("main article").nth(1).getByRole("link").first());
    await expect(backLink(page)).toBeVisible();
    await expect(h1(page)).toBeFocused();
    await page.goBack();
    await isAsLeft(found);
    await page.goForward();
    await expect(backLink(page)).toBeVisible();
    await expect(h1(page)).toBeFocused();
    await enter(page, backLink(page), { key: "Shift+Tab" });
    await isAsLeft(found);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // The link leads to the form; only a script could choose the opening there.
  for (const { title } of sought) {
    test("a job seeker opens an opening and reaches the form", async ({ page }) => {
      const card = openingCard(page, title);
      await page.goto("/careers");
      await card.locator("summary").click();
      await applyLink(card).click();
      await expect(page.locator("#application-form")).toBeInViewport();
      await field(page, "application", "position").selectOption({ label: title });
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
    await page.getByRole("navigation", { name: blogPage.jump }).getByText(category).click();
    await expect(card).toBeInViewport();
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(`/blog/${first?.slug}`);
    await page.goBack();
    await expect(page).toHaveURL(`/blog#${first?.slug}`);
    await expect(card).toBeInViewport();
  });
});

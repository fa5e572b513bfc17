import { articles } from "@kolam/content/blog/articles";
import { has } from "@kolam/content/facts/parts";
import { paths, serviceIds } from "@kolam/content/facts/paths";
import { openPositions as openings } from "@kolam/content/open-positions";
import { blogPage } from "@kolam/content/pages/blog-page";
import { careers } from "@kolam/content/pages/careers";
import { titles } from "@kolam/content/titles";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { field } from "../support/form-journeys.ts";
import { openHydrated } from "../support/hydration.ts";
import { enter, skipHeader, tabTo } from "../support/keyboard.ts";
import { hasBlog, noArticles } from "../support/pages.ts";
import { h1 } from "../support/shell.ts";

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
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

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

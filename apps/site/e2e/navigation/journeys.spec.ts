import { articleCategories, articles } from "@kolam/content/blog/articles";
import { openings } from "@kolam/content/openings";
import { articleFrame, blogPage } from "@kolam/content/pages/blog-page";
import { careers } from "@kolam/content/pages/careers";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { field } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import { enter, landsOnHeading, skipHeader, tabTo } from "../support/keyboard.ts";

/** How a person goes through the site. */
interface Hand {
  /** Uses a link, a button or an opening. */
  readonly use: (target: Locator) => Promise<void>;
  /** The same for what stands before the place where a page begins. */
  readonly useAbove: (target: Locator) => Promise<void>;
  /** Goes to a line of text, to write in it. */
  readonly goTo: (target: Locator) => Promise<void>;
  /** Asserts where those who cannot see the page are: at the heading of a new one, or at a part of it. */
  readonly arrives: (at?: Locator) => Promise<void>;
}

const hands: Readonly<Record<"mouse" | "touch" | "keyboard", (page: Page) => Hand>> = {
  mouse: () => ({
    use: (target) => target.click(),
    useAbove: (target) => target.click(),
    goTo: (target) => target.click(),
    arrives: async () => {},
  }),
  touch: () => ({
    use: (target) => target.tap(),
    useAbove: (target) => target.tap(),
    goTo: (target) => target.tap(),
    arrives: async () => {},
  }),
  keyboard: (page) => ({
    use: (target) => enter(page, target),
    useAbove: (target) => enter(page, target, { key: "Shift+Tab" }),
    goTo: (target) => tabTo(page, target),
    arrives: (at) => (at ? expect(at).toBeFocused() : landsOnHeading(page)),
  }),
};

const [, opening] = openings;
const openingCard = (page: Page) =>
  page.locator("details").filter({ hasText: opening.title }).first();
const applyLink = (page: Page) =>
  openingCard(page).getByRole("link", { name: careers.positions.labels.apply });
const serviceLink = (page: Page) =>
  page.locator("main").getByRole("link", { name: "SEO Services" }).first();
const auditLink = (page: Page) => page.getByRole("link", { name: "Get Free SEO Audit" }).first();
const backLink = (page: Page) => page.getByRole("link", { name: articleFrame.back });

for (const [name, handOf] of Object.entries(hands)) {
  test.describe(`with ${name === "keyboard" ? "the keyboard alone" : name}`, () => {
    if (name === "touch") test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("a client finds a service and reaches the quote", async ({ page }) => {
      const hand = handOf(page);
      await page.goto("/");
      await hand.use(serviceLink(page));
      await expect(page).toHaveURL("/services/seo");
      await hand.arrives();
      await hand.use(auditLink(page));
      await expect(page).toHaveURL("/quote");
      await hand.arrives();
      await expect(page.getByText("Step 1 of 4")).toBeVisible();
      await hand.goTo(field(page, "quote", "firstName"));
      await page.keyboard.type("Meera");
      await expect(field(page, "quote", "firstName")).toHaveValue("Meera");
    });

    test("a job seeker opens an opening and reaches the form with the position filled in", async ({
      page,
    }) => {
      const hand = handOf(page);
      await page.goto("/careers");
      if (name === "keyboard") await skipHeader(page);
      await hand.use(openingCard(page).locator("summary"));
      await expect(openingCard(page)).toHaveAttribute("open", "");
      await expect(applyLink(page)).toBeVisible();
      await hand.use(applyLink(page));
      await expect(field(page, "application", "position").locator(":checked")).toHaveText(
        opening.title,
      );
      await expect(page.locator("#application-form")).toBeInViewport();
      await expect(page).toHaveURL("/careers");
      await hand.arrives(page.locator("#application-form"));
      await hand.goTo(field(page, "application", "name"));
      await page.keyboard.type("Ravi");
      await expect(field(page, "application", "name")).toHaveValue("Ravi");
    });

    test("a reader searches the blog, opens an article and returns to the same results", async ({
      page,
    }) => {
      const hand = handOf(page);
      const search = page.getByRole("searchbox");
      const count = page.locator("main").getByText(/^\d+ articles? found$/);
      const isAsLeft = async (found: string) => {
        await expect(page).toHaveURL(/\/blog\?q=checkout/);
        await expect(search).toHaveValue("checkout");
        await expect(count).toHaveText(found);
      };
      await page.goto("/blog");
      if (name === "keyboard") await skipHeader(page);
      await hand.goTo(search);
      await page.keyboard.type("checkout");
      await expect(page).toHaveURL(/q=checkout/);
      await expect(count).not.toHaveText(blogPage.count(articles.length));
      const found = await count.innerText();
      // The featured article stands above the search, the first result below it.
      const result = page.locator("main article").nth(1).getByRole("link").first();
      await hand.use(result);
      await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
      await hand.arrives();
      await page.goBack();
      await isAsLeft(found);
      await page.goForward();
      await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
      await hand.arrives();
      await hand.useAbove(backLink(page));
      await isAsLeft(found);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a client finds a service and reaches the quote", async ({ page }) => {
    await page.goto("/");
    await serviceLink(page).click();
    await expect(page).toHaveURL("/services/seo");
    await auditLink(page).click();
    await expect(page).toHaveURL("/quote");
    await field(page, "quote", "firstName").fill("Meera");
    await expect(field(page, "quote", "additionalInfo")).toBeVisible();
  });

  // No script, no choice made for them: the link leads to the form, which lists the opening.
  test("a job seeker opens an opening and reaches the form", async ({ page }) => {
    await page.goto("/careers");
    await openingCard(page).locator("summary").click();
    await applyLink(page).click();
    await expect(page.locator("#application-form")).toBeInViewport();
    await field(page, "application", "position").selectOption({ label: opening.title });
  });

  // No script, no search: the categories stand in its place as links to their first article.
  test("a reader jumps to a category, opens an article and returns to the same place", async ({
    page,
  }) => {
    await page.goto("/blog");
    await expect(page.getByRole("searchbox", { includeHidden: true })).toBeHidden();
    const category = articleCategories.at(-1) ?? "";
    const first = articles.find((article) => article.category === category);
    const card = page.locator(`#${first?.slug}`);
    await page.getByRole("navigation", { name: blogPage.jump }).getByText(category).click();
    await expect(card).toBeInViewport();
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(`/blog/${first?.slug}`);
    await page.goBack();
    await expect(page).toHaveURL(`/blog#${first?.slug}`);
    await expect(card).toBeInViewport();
    await card.getByRole("link").first().click();
    await backLink(page).click();
    await expect(page).toHaveURL("/blog");
  });
});

test("at most one opening is open; a click on the open one closes it", async ({ page }) => {
  await page.goto("/careers");
  await hydrate(page);
  const cards = page.locator("#open-positions details");
  await cards.nth(0).locator("summary").click();
  await cards.nth(2).locator("summary").click();
  await expect(page.locator("#open-positions details[open]")).toHaveCount(1);
  await cards.nth(2).locator("summary").click();
  await expect(page.locator("#open-positions details[open]")).toHaveCount(0);
});

import { openings } from "@kolam/content/openings";
import { expect, test } from "./fixtures.ts";
import { hydrate } from "./hydration.ts";

test("a client finds a service and reaches the quote", async ({ page }) => {
  await page.goto("/");
  await page.locator("main").getByRole("link", { name: "SEO Services" }).first().click();
  await expect(page).toHaveURL("/services/seo");
  await page.getByRole("link", { name: "Get Free SEO Audit" }).first().click();
  await expect(page).toHaveURL("/quote");
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
});

test("the same with the keyboard alone", async ({ page }) => {
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
      if (focused.startsWith(name)) return;
    }
    throw new Error(`Tab never reached "${name}"`);
  };
  await page.goto("/services");
  await tabTo("SEO Services");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/seo");
  await tabTo("Get Free SEO Audit");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/quote");
});

test("a job seeker opens an opening and reaches the form with the position filled in", async ({
  page,
}) => {
  const [, opening] = openings;
  await page.goto("/careers");
  await hydrate(page);
  const card = page.locator("details").filter({ hasText: opening.title }).first();
  await card.locator("summary").click();
  await expect(card).toHaveAttribute("open", "");
  await card.getByRole("link", { name: /apply/i }).click();
  await expect(page.getByLabel(/Position/).first()).toHaveValue(opening.title);
  await expect(page.locator("#application-form")).toBeInViewport();
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

test("a reader searches the blog, opens an article and returns to the same results", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrate(page);
  const search = page.getByRole("searchbox");
  await search.fill("checkout");
  await expect(page).toHaveURL(/q=checkout/);
  const count = page.getByText(/\d+ articles? found/).first();
  const found = await count.innerText();
  await page.locator("main article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+/);
  await page.goBack();
  await expect(page).toHaveURL(/q=checkout/);
  await expect(search).toHaveValue("checkout");
  await expect(page.getByText(found).first()).toBeVisible();
});

import { paths, serviceIds, storyIds } from "@kolam/content/facts/paths";
import { toldServiceIds } from "@kolam/content/facts/services";
import { portfolio } from "@kolam/content/pages/portfolio";
import { portfolioGroups, storyOf } from "@kolam/content/services/service-stories";
import { titles } from "@kolam/content/titles";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { hydrate, openHydrated } from "../support/hydration.ts";

const [service = serviceIds[0], other = service] = toldServiceIds;
const onlyOne = "With stories of one service there is nothing to choose.";
const [lead] = storyIds;
const group = (page: Page, id: string) => page.locator(`section#${id}`);

test("a link to a service shows its projects only, before and after hydration", async ({
  page,
}) => {
  test.skip(other === service, onlyOne);
  await page.goto(`/portfolio#${other}`);
  const isAlone = async (shown: string, hidden: string) => {
    await expect(group(page, shown)).toBeInViewport();
    await expect(group(page, hidden)).toBeHidden();
  };
  await isAlone(other, service);
  await hydrate(page);
  await isAlone(other, service);
  const filter = page.getByRole("navigation", { name: portfolio.byService.filter });
  await filter.getByRole("link", { name: titles[service] }).click();
  await isAlone(service, other);
  await filter.getByRole("link", { name: portfolio.byService.all }).click();
  await expect(group(page, other)).toBeVisible();
  await expect(group(page, service)).toBeVisible();
});

test("a link to a story opens it, with and without a page load", async ({ page }) => {
  test.skip(lead === undefined, "There are no stories yet.");
  if (lead === undefined) return;
  const challenge = page.getByText(storyOf(lead).challenge);
  await page.goto("/portfolio");
  await expect(challenge).toBeHidden();
  await page.goto("about:blank");
  await page.goto(`/portfolio#${lead}`);
  await expect(challenge).toBeInViewport();

  const told = portfolioGroups.find(({ stories }) => stories.some(({ id }) => id === lead));
  await openHydrated(page, paths[told?.service ?? service].path);
  await page.getByRole("link", { name: storyOf(lead).project }).click();
  await expect(page).toHaveURL(new RegExp(`/portfolio#${lead}$`));
  await expect(challenge).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("services can be chosen and stories opened", async ({ page }) => {
    test.skip(other === service, onlyOne);
    await page.goto(`/portfolio#${other}`);
    await expect(group(page, other)).toBeVisible();
    await expect(group(page, service)).toBeHidden();
    await group(page, other).locator("summary").first().click();
    await expect(group(page, other).locator("dl").first()).toBeVisible();
  });
});

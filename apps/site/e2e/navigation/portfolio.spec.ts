import { type ServiceId, serviceIds } from "@kolam/content/model/pages/paths";
import { caseById, listedCases } from "@kolam/content/model/portfolio/cases";
import { caseIds } from "@kolam/content/model/services/cases";
import { sectorIds, toldServiceIds } from "@kolam/content/model/services/services";
import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { sectors } from "@site/words/sectors";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";

const [service = serviceIds[0], other = service] = toldServiceIds;
const [sector = service] = sectorIds;
const onlyOne = "With cases of one service there is nothing to choose.";
const noCase = "There are no cases yet.";
const [lead] = caseIds;
const group = (page: Page, id: string) => page.locator(`section#${id}`);

test("a link to a service shows its projects only, before and after hydration", {
  tag: "@slow",
}, async ({ page }) => {
  test.skip(other === service || sectorIds.length < 2, onlyOne);
  await page.goto(`/portfolio#${other}`);
  const isAlone = async (shown: string, hidden: string) => {
    await expect(group(page, shown)).toBeInViewport();
    await expect(group(page, hidden)).toBeHidden();
  };
  // All of its projects: those in large above, and those that are told of another service too.
  const own = (id: ServiceId) => listedCases.filter(({ services }) => services.includes(id));
  const cards = (id: string) => group(page, id).getByRole("article").filter({ visible: true });
  await isAlone(other, service);
  await expect(cards(other)).toHaveCount(own(other).length);
  await hydrate(page);
  await isAlone(other, service);
  await expect(cards(other)).toHaveCount(own(other).length);
  const filter = (name: string) => page.getByRole("search", { name }).getByRole("link");
  const chosen = page.locator("[aria-current=true]").filter({ visible: true });
  await expect(chosen).toHaveText(titles[other]);
  const name = (sectors as Record<string, string>)[sector] ?? "";
  await filter(portfolioWords.byService.sectors)
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await isAlone(sector, other);
  await expect(cards(sector)).toHaveCount(
    listedCases.filter((one) => one.sector === sector).length,
  );
  await expect(cards(sector).locator("[role=img], img").first()).toBeVisible();
  await expect(chosen).toBeInViewport();
  await filter(portfolioWords.byService.services).first().click();
  await expect(group(page, other)).toBeVisible();
  await expect(group(page, service)).toBeVisible();
});

test("all of a card leads to its case, and its old anchor to the card", { tag: "@slow" }, async ({
  page,
}) => {
  test.skip(lead === undefined, noCase);
  if (lead === undefined) return;
  await page.goto(`/portfolio#${lead}`);
  const card = page.locator(`article#${lead}`);
  await expect(card).toBeInViewport();
  await hydrate(page);
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(new RegExp(`/portfolio/${lead}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(caseById(lead)?.project ?? "");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("services and sectors can be chosen, and cases opened", async ({ page }) => {
    test.skip(other === service, onlyOne);
    await page.goto(`/portfolio#${other}`);
    await expect(group(page, other)).toBeVisible();
    await expect(group(page, service)).toBeHidden();
    await page.goto(`/portfolio#${sector}`);
    await expect(group(page, service)).toBeHidden();
    await group(page, sector).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/portfolio\/[a-z0-9-]+$/);
  });
});

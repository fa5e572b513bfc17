import { serviceIds } from "@kolam/content/model/pages/paths";
import { caseById, listedCases } from "@kolam/content/model/portfolio/cases";
import { caseIds } from "@kolam/content/model/services/cases";
import { sectorIds, toldServiceIds } from "@kolam/content/model/services/services";
import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { sectors } from "@site/words/sectors";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrate, hydrationCode } from "../support/hydration.ts";

const [service = serviceIds[0], other = service] = toldServiceIds;
const [sector = service] = sectorIds;
const onlyOne = "With cases of one service there is nothing to choose.";
const noCase = "There are no cases yet.";
const [lead] = caseIds;
const head = (page: Page, id: string) => page.locator(`#${id}`).filter({ visible: true });
const cards = (page: Page) => page.getByRole("article").filter({ visible: true });

test("a choice that has the focus is wholly in view, before hydration too", {
  tag: "@slow",
}, async ({ page }) => {
  test.skip(listedCases.length === 0, noCase);
  await page.setViewportSize({ width: 320, height: 700 });
  await holdRequests(page, hydrationCode);
  await page.goto("/portfolio");
  const choices = page.locator("search a");
  await choices.first().focus();
  const hidden: (string | null)[] = [];
  while (await page.locator("search :focus").count()) {
    if (await page.locator("summary:focus").count()) await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const cut = await page.evaluate(() => {
      const link = document.activeElement;
      const { left = 0, right = 0 } = link?.getBoundingClientRect() ?? {};
      return left < 0 || right > document.documentElement.clientWidth ? link?.textContent : "";
    });
    if (cut !== "") hidden.push(cut ?? null);
  }
  expect(hidden).toEqual([]);
});

/** What a visitor sees of the choice: the links that are filled, the heading and the cards. */
async function seen(page: Page) {
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility();
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const links = [...document.querySelectorAll("search a")].filter(shown);
    return {
      chosen: links
        .filter((link) => !/^(?:transparent|rgba\(.*, 0\))$/.test(ground(link)))
        .map(({ textContent }) => textContent),
      headings: [...document.querySelectorAll("#by-service h2")]
        .filter(shown)
        .map(({ textContent }) => textContent),
      cards: [...document.querySelectorAll("#by-service article")].filter(shown).map((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const pictures = [...card.querySelectorAll("[role=img], img")].filter(shown).length;
        return { id: card.id, pictures, box: [left, top, width, height].map(Math.round) };
      }),
    };
  });
}

test("before scripts a choice shows what it shows after them, pictures and all", {
  tag: "@slow",
}, async ({ page }) => {
  test.skip(other === service, onlyOne);
  const send = await holdRequests(page, hydrationCode);
  await page.goto("/portfolio");
  const filter = page.getByRole("search", { name: portfolioWords.byService.label });
  await filter.getByRole("link", { name: titles[other], exact: true }).click();
  await expect(head(page, other)).toBeInViewport();
  const before = await seen(page);
  const own = listedCases.filter(({ services }) => services.some((id) => id === other));
  expect(before.chosen).toEqual([titles[other]]);
  expect(before.cards.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  send();
  await hydrate(page);
  expect(await seen(page)).toEqual(before);
});

test("links choose a service, a sector, and all again", { tag: "@slow" }, async ({ page }) => {
  test.skip(other === service || sectorIds.length < 2, onlyOne);
  await page.goto(`/portfolio#${other}`);
  await hydrate(page);
  await expect(cards(page)).toHaveCount(
    listedCases.filter(({ services }) => services.some((id) => id === other)).length,
  );
  const filter = page.getByRole("search", { name: portfolioWords.byService.label });
  const sectorsList = filter.getByRole("group");
  const name = (sectors as Record<string, string>)[sector] ?? "";
  await filter.getByText(portfolioWords.byService.sectors, { exact: true }).click();
  await sectorsList.getByRole("link", { name, exact: true }).click();
  await expect(cards(page)).toHaveCount(listedCases.filter((one) => one.sector === sector).length);
  await expect(head(page, other)).toHaveCount(0);
  // The list is closed again, and says that it holds the choice.
  await expect(sectorsList.getByRole("link", { name, exact: true })).toBeHidden();
  await expect(page.locator("search [data-chosen]")).toBeInViewport();
  await filter.getByRole("link").first().click();
  await expect(head(page, sector)).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(1);
});

test("Back over a choice leads to the link that was followed", { tag: "@slow" }, async ({
  page,
}) => {
  test.skip(other === service, onlyOne);
  await page.goto("/portfolio");
  await hydrate(page);
  const choice = page
    .getByRole("search", { name: portfolioWords.byService.label })
    .getByRole("link", { name: titles[other], exact: true });
  await choice.click();
  await expect(head(page, other)).toBeFocused();
  await page.goBack();
  await expect(head(page, other)).toHaveCount(0);
  await expect(choice).toBeFocused();
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
    await expect(head(page, other)).toBeVisible();
    await expect(head(page, service)).toHaveCount(0);
    await page.goto(`/portfolio#${sector}`);
    await expect(head(page, sector)).toBeVisible();
    await cards(page).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/portfolio\/[a-z0-9-]+$/);
  });
});

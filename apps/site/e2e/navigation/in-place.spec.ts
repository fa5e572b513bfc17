import type { Page, Request } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrate, hydrationCode, isHydrated, openHydrated } from "../support/hydration.ts";
import { articlePage, hasBlog } from "../support/pages.ts";
import { footerLink, h1, headerLink } from "../support/shell.ts";

/** What the head says about the page, one line for each element. */
function wordsInHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = document.head.querySelectorAll(
      "title, meta[name=description], meta[name=robots], link[rel=canonical]",
    );
    const wordsOf = (element: Element) =>
      element.getAttribute("content") ?? element.getAttribute("href") ?? element.textContent;
    return [...elements].map((element) => `${element.localName} ${wordsOf(element)}`).sort();
  });
}

test("a link opens its page in place, as a full load would", async ({ page }) => {
  await page.goto("/about");
  const aboutInFull = await wordsInHead(page);
  expect(aboutInFull).toHaveLength(4);
  await page.goto(articlePage);
  const articleInFull = await wordsInHead(page);

  await page.goto("/");
  const socialTags = page.locator("head > [property^='og:'], head > [name^='twitter:']");
  const structuredData = page.locator("script[type='application/ld+json']");
  expect(await socialTags.count()).toBeGreaterThan(10);
  await expect(structuredData).toHaveCount(1);
  await hydrate(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, 900);
  });
  await footerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await wordsInHead(page)).toEqual(aboutInFull);
  await expect(page.getByTestId("route-announcer")).toHaveText(await page.title());
  // They describe the first page.
  await expect(socialTags).toHaveCount(0);
  await expect(structuredData).toHaveCount(0);

  if (hasBlog) await headerLink(page, titles.blog).click();
  await page
    .locator(`${hasBlog ? "main" : "header"} a[href="${articlePage}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(articlePage);
  await expect(h1(page)).toBeFocused();
  expect(await wordsInHead(page)).toEqual(articleInFull);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("back shows the page of its address, also after a reload and before hydration", {
  tag: "@slow",
}, async ({ page }) => {
  await openHydrated(page, "/");
  const home = (await h1(page).textContent()) ?? "";
  await footerLink(page, titles.about).click();
  await expect(h1(page)).toBeFocused();
  await expect(h1(page)).not.toHaveText(home);
  const release = await holdRequests(page, hydrationCode);
  await page.reload();
  // For the browser both addresses are those of one document.
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(h1(page)).toHaveText(home);
  expect(await isHydrated(page)).toBe(false);
  release();
});

test("pages of the menu are fetched before they are opened, other pages when pointed at", {
  tag: "@slow",
}, async ({ page }) => {
  const scripts: string[] = [];
  const coming = new Set<Request>();
  page.on("request", (request) => {
    if (!request.url().endsWith(".js")) return;
    scripts.push(request.url());
    coming.add(request);
  });
  page.on("requestfinished", (request) => coming.delete(request));
  const wasFetched = (name: string) =>
    expect.poll(() => scripts.filter((url) => url.includes(`/${name}-page-`))).toHaveLength(1);
  await openHydrated(page, "/");
  await wasFetched("about");
  await footerLink(page, titles.terms).hover();
  await wasFetched("terms");
  await expect.poll(() => coming.size).toBe(0);
  scripts.length = 0;
  await footerLink(page, titles.terms).click();
  await expect(page).toHaveURL("/terms");
  await headerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeFocused();
  expect(scripts).toEqual([]);
});

test("a visitor who saves data fetches no code but the boot script before interacting", async ({
  page,
}) => {
  const scripts: string[] = [];
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-/)]);
});

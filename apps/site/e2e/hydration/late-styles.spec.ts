import { articles } from "@kolam/content/blog/articles";
import { paths } from "@kolam/content/paths";
import type { Page } from "@playwright/test";
import { held } from "../src/navigation/layout-parts.ts";
import { firstPaint, laidOut } from "../support/first-paint.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrate } from "../support/hydration.ts";

const articlePage = `/blog/${articles[0].slug}`;
const pages = [paths.home.path, paths.contact.path, articlePage];

/** The first two stylesheets of the document in the order in which they apply. */
const firstTwo = () =>
  [...document.styleSheets].slice(0, 2).map(({ href }) => href && new URL(href).pathname);

/** The styles in the page, then those of what is below the first screen. */
const inOrder = [null, expect.stringMatching(/^\/assets\/[a-z-]+-[\w-]{8}\.css$/)];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the styles of what is below the first screen come after those in the page", async ({
      page,
    }) => {
      for (const path of pages) {
        await page.goto(path);
        await expect.poll(() => page.evaluate(firstTwo), path).toEqual(inOrder);
        await expect(page.locator("footer").last(), "it is shown").toBeVisible();
      }
    });
  });
}

/** Holds the late styles of pages back until what it returns is called. */
const holdStyles = (page: Page) => holdRequests(page, /\/assets\/[a-z-]+-[\w-]{8}\.css/);

const links = [
  { path: paths.careers.path, id: "application-form" },
  { path: articlePage, id: articles[0].headings.at(-1)?.id },
];

for (const { path, id } of links) {
  test(`a link to a place that waits for its styles leads there: ${path}`, async ({ page }) => {
    const send = await holdStyles(page);
    await page.goto(path, { waitUntil: "commit" });
    await firstPaint(page);
    const target = page.locator(`#${id}`);
    await page.locator(`main a[href$="#${id}"]`).first().click();
    await expect(target).toHaveCSS("visibility", "hidden");
    send();
    await expect(target).toBeInViewport();
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, "its heading is below the header").toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });
}

test("a page that is left while parts of it wait comes back whole", async ({ page }) => {
  const send = await holdStyles(page);
  await page.goto(paths.blog.path, { waitUntil: "commit" });
  await expect(page.locator(`main [${held}]`).first()).toBeAttached();
  await hydrate(page);
  await expect(page.locator(`main [${held}]`).first(), "it still waits").toBeAttached();
  send();
  await page.getByRole("banner").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("searchbox"), "the other page is shown").toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.blog.path);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.locator(`[${held}]`)).toHaveCount(0);
});

test.describe("in a high window", () => {
  test.use({ viewport: { width: 1280, height: 1_800 } });

  test("the parts of a legal text stand where they will stay", async ({ page }) => {
    const send = await holdStyles(page);
    await page.goto(paths.privacy.path, { waitUntil: "commit" });
    await firstPaint(page);
    await page.evaluate(() => document.fonts.load("700 1em 'Anek Latin Display'"));
    const headings = page.locator("main section h2");
    const tops = () =>
      headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top).slice(0, 3));
    const first = await tops();
    expect(first.at(-1), "three are in the window").toBeLessThan(1_800);
    const sheet = page.locator("link[data-late]").evaluate((link: HTMLLinkElement) => link.sheet);
    expect(await sheet, "the styles are not there yet").toBeNull();
    await expect(page.locator(`main section[${held}]`).first()).toBeAttached();
    await expect(
      page.locator(`main section [${held}]`),
      "held whole: else what is on the screen would go for a frame",
    ).toHaveCount(0);
    send();
    await laidOut(page);
    expect(await tops()).toEqual(first);
  });
});

test("without those styles everything is shown plain after a while", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/assets\/blog-[\w-]{8}\.css/, (route) => route.abort());
  await page.goto(paths.blog.path);
  const titles = page.locator("main h3 a");
  await expect(titles.last()).toBeVisible();
  const skipped = await titles.evaluateAll(
    (links) => links.filter((link) => !link.checkVisibility()).length,
  );
  expect(skipped, "titles that are left out").toBe(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const others = consoleErrors.filter((error) => !error.includes("net::ERR_FAILED"));
  expect(others, "nothing but the missing file is logged").toEqual([]);
  consoleErrors.length = 0;
});

/** Counts how often the late styles are there anew. */
function watchLoads(): void {
  Object.assign(window, { loads: 0 });
  const count = ({ target }: Event) => {
    if (target instanceof Element && target.matches("link[rel=stylesheet][data-late]")) {
      (window as unknown as { loads: number }).loads += 1;
    }
  };
  document.addEventListener("load", count, true);
}

test("the late styles are loaded once", async ({ page }) => {
  await page.addInitScript(watchLoads);
  await page.goto(paths.home.path);
  await laidOut(page);
  expect(await page.evaluate(() => (window as unknown as { loads: number }).loads)).toBe(1);
});

/** Elements that came in each frame in which parts of the page were shown. */
function watchSlices(name: string): void {
  const slices: number[] = [];
  Object.assign(window, { slices });
  let isSameFrame = false;
  const add = (size: number) => {
    slices.push(size + (isSameFrame ? (slices.pop() ?? 0) : 0));
    isSameFrame = true;
    requestAnimationFrame(() => {
      isSameFrame = false;
    });
  };
  const sizeOf = (part: Element) =>
    part.querySelector(`[${name}]`) ? 1 : 1 + part.getElementsByTagName("*").length;
  new MutationObserver((changes) => {
    const shown = changes
      .map(({ target }) => target as Element)
      .filter((part) => !part.hasAttribute(name));
    if (shown.length > 0) add(shown.reduce((sum, part) => sum + sizeOf(part), 0));
  }).observe(document, { attributeFilter: [name], subtree: true });
}

for (const path of [paths.home.path, paths.portfolio.path, articlePage]) {
  test(`what is below the window is shown in small slices: ${path}`, async ({ page }) => {
    await page.addInitScript(watchSlices, held);
    await page.goto(path);
    await laidOut(page);
    const slices = await page.evaluate(() => (window as unknown as { slices: number[] }).slices);
    expect(slices.length).toBeGreaterThan(9);
    expect(Math.max(...slices), "elements in the largest slice").toBeLessThanOrEqual(30);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("of a list that begins at the foot of the window, what is below it waits", async ({
    page,
  }) => {
    const sendFonts = await holdRequests(page, /\.woff2/);
    await page.goto(paths.services.path, { waitUntil: "commit" });
    const cards = page.locator("[data-unseen] li:has(article)");
    await expect(cards.last()).toHaveAttribute(held);
    await expect(cards.first(), "it begins in the window").not.toHaveAttribute(held);
    await expect(cards.first()).toBeInViewport();
    await expect(cards.last(), "its turn comes when the fonts are there").toHaveAttribute(held);
    sendFonts();
    await expect(cards.last()).not.toHaveAttribute(held);
  });
});

/** Notes where the last part of a text begins that is shown at first, in windows from the top of this one. */
function watchFirstShown(name: string): void {
  new MutationObserver((changes, observer) => {
    if (changes.every(({ target }) => (target as Element).hasAttribute(name))) return;
    observer.disconnect();
    const waiting = document.querySelector(`[data-unseen] [${name}]`);
    const last = waiting?.previousElementSibling ?? waiting?.parentElement ?? document.body;
    Object.assign(window, { lastShown: last.getBoundingClientRect().top / innerHeight });
  }).observe(document, { attributeFilter: [name], subtree: true });
}

test("who has scrolled into a text that waits sees all of it down to there at once", async ({
  page,
}) => {
  await page.addInitScript(watchFirstShown, held);
  const send = await holdStyles(page);
  await page.goto(articlePage, { waitUntil: "commit" });
  await expect(page.locator(`[data-unseen] [${held}]`).first()).toBeAttached();
  await page.evaluate(() => scrollTo(0, 1_500));
  send();
  await laidOut(page);
  const lastShown = await page.evaluate(
    () => (window as unknown as { lastShown: number }).lastShown,
  );
  expect(lastShown, "it begins at the foot of the window or below").toBeGreaterThan(0.9);
  expect(await page.evaluate(() => scrollY), "it stays there").toBe(1_500);
});

/** The first font that the text asks for by name. */
const fontOfText = () => getComputedStyle(document.body).fontFamily.split(",")[0];

const named = '"Anek Latin"';
const unnamed = '"Anek Latin Fallback"';

test("the font of the text is named once its file is there", async ({ page }) => {
  const sendStyles = await holdStyles(page);
  const textFont = /anek-text-[\w-]+\.woff2/;
  const sendFonts = await holdRequests(page, textFont);
  await page.goto(paths.about.path, { waitUntil: "commit" });
  await firstPaint(page);
  expect(await page.evaluate(fontOfText)).toBe(unnamed);
  const asked = page.waitForRequest(textFont);
  sendStyles();
  await asked;
  expect(await page.evaluate(fontOfText), "it is on its way").toBe(unnamed);
  sendFonts();
  await expect.poll(() => page.evaluate(fontOfText)).toBe(named);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the font of the text is named with the late styles", async ({ page }) => {
    await page.goto(paths.about.path);
    await expect.poll(() => page.evaluate(fontOfText)).toBe(named);
  });
});

test.describe("while the font of the text does not come", () => {
  test.beforeEach(({ page }) => page.route(/anek-text-\w+-?[\w-]*\.woff2/, () => {}));

  test("it is named after a while, for whenever it comes", async ({ page }) => {
    await page.goto(paths.about.path, { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(fontOfText)).toBe(named);
  });

  test("everything is shown all the same", async ({ page }) => {
    await page.goto(paths.about.path, { waitUntil: "commit" });
    await laidOut(page);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("a link leads to a place in what waits, and it stays there", async ({ page }) => {
    await page.goto(paths.portfolio.path, { waitUntil: "commit" });
    await expect(page.locator(`[${held}]`).first()).toBeAttached();
    const link = page.locator('main a[href$="#branding"]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page.locator(`[${held}]`)).toHaveCount(0, { timeout: 500 });
    const target = page.locator("#branding");
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
    const first = await top();
    expect(first).toBeLessThan(120);
    await page.waitForTimeout(1_200);
    expect(await top()).toBe(first);
  });
});

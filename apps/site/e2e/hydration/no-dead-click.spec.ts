import { timings } from "@kolam/content/model/basics/timings";
import { articles, searchArticles } from "@kolam/content/model/blog/articles";
import { hasFeature } from "@kolam/content/model/pages/features";
import { formPages, paths, serviceIds } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { allCategories, blogList } from "@site/texts/pages/blog";
import { shell } from "@site/texts/shell";
import { contact } from "@site/words/pages/contact";
import { clickAllButtons, deadLinks, outcomes } from "../support/controls.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode, isHydrated } from "../support/hydration.ts";
import { articlePage } from "../support/pages.ts";
import { nothingToSearch, searchWord } from "../support/search-word.ts";
import { analysisHeading, urlField } from "../support/seo-analyzer-page.ts";
import { headerLink, menuButton, phone, phoneMenu, themeSwitch } from "../support/shell.ts";

// Early input in the mail forms is in e2e/forms/hydration.spec.ts.

/**
 * Opens a page whose hydration is held back.
 * @returns lets it go on, and waits until the page is hydrated
 */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, hydrationCode);
  // The boot script is there at the load event.
  await page.goto(path);
  expect(await isHydrated(page)).toBe(false);
  return async () => {
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
  };
}

/** The pages with their own buttons; the others have only the header's. */
const pages = [
  { path: "/contact", tag: [] },
  ...["/", paths[serviceIds[0]].path, articlePage, ...formPages.map((id) => paths[id].path)]
    .filter((path) => path !== "/contact")
    .map((path) => ({ path, tag: ["@slow"] })),
];

for (const { path, tag } of pages) {
  test(`${path}: before hydration links work, and each click on a button takes effect once, later`, {
    tag,
  }, async ({ page }) => {
    const goOn = await openHeld(page, path);
    expect(await deadLinks(page), path).toEqual([]);
    await clickAllButtons(page);
    await goOn();
    const wrong = async () =>
      (await outcomes(page)).filter(
        ({ times, answered, expanded }) => times !== 1 || !answered || expanded === "false",
      );
    await expect.poll(wrong, path).toEqual([]);
  });
}

test("what another script adds beside the page answers at once", async ({ page }) => {
  await openHeld(page, "/");
  await page.evaluate(() => {
    const chat = document.createElement("form");
    const button = document.createElement("button");
    const send = document.createElement("button");
    button.type = "button";
    button.textContent = "Chat";
    send.textContent = "Send it";
    chat.append(button, send);
    chat.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 99";
    button.addEventListener("click", () => button.remove());
    chat.addEventListener("submit", (event) => {
      event.preventDefault();
      chat.remove();
    });
    document.body.append(chat);
  });
  const buttons = page.locator("body > form button");
  await buttons.first().click();
  await expect(buttons).toHaveText(["Send it"]);
  await buttons.click();
  await expect(buttons).toHaveCount(0);
});

test("early clicks on a button take effect once", { tag: "@slow" }, async ({ page }) => {
  const goOn = await openHeld(page, "/contact");
  const [, { question }] = contact.faq.items;
  const answer = page.getByRole("button", { name: question });
  await answer.evaluate((button) => {
    const states: (string | null)[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => states.push(button.ariaExpanded)).observe(button, {
      attributeFilter: ["aria-expanded"],
    });
  });
  await answer.click();
  await answer.click();
  await goOn();
  await expect(answer).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => (window as unknown as { states: unknown }).states)).toEqual([
    "true",
  ]);
});

test("the services button tells its state before hydration, and its first Enter opens them", {
  tag: "@slow",
}, async ({ page }) => {
  const goOn = await openHeld(page, "/about");
  const button = page.getByRole("button", { name: shell.submenu.open });
  const service = headerLink(page, titles[serviceIds[0]]);
  await button.focus();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(service).toBeHidden();
  await page.keyboard.press("Enter");
  await goOn();
  await expect(service).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("a click on a picture that opens large waits, but not one for a new tab", {
  tag: "@slow",
}, async ({ page }) => {
  const goOn = await openHeld(page, "/about");
  // Outside of a lightbox, the link leads to the picture.
  const link = page.locator("main").getByRole("link").first();
  const picture = (await link.getAttribute("href")) ?? "";
  await link.evaluate((element) => element.setAttribute("data-lightbox", ""));
  const tab = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await tab;
  await link.click();
  await expect(link).toHaveAttribute("data-pressed");
  await expect(page).toHaveURL("/about");
  await goOn();
  await expect(page).toHaveURL(picture);
});

test("a theme that was chosen before hydration is shown and kept", { tag: "@slow" }, async ({
  page,
}) => {
  const goOn = await openHeld(page, "/about");
  await themeSwitch(page).focus();
  await themeSwitch(page).selectOption("dark");
  await goOn();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the menu of a phone opens when it was tapped before hydration", { tag: "@slow" }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const goOn = await openHeld(page, "/");
  await menuButton(page).click();
  await goOn();
  await expect(phoneMenu(page)).toBeVisible();
});

test("a search typed before hydration keeps every character and is answered", async ({ page }) => {
  test.skip(searchWord === undefined, nothingToSearch);
  const goOn = await openHeld(page, "/blog");
  const search = page.getByRole("searchbox");
  await search.click();
  await page.keyboard.type(`${searchWord} `);
  await goOn();
  await expect(search).toHaveValue(`${searchWord} `);
  await expect(page).toHaveURL(`/blog?q=${searchWord}+`);
  const { length } = searchArticles(articles, searchWord ?? "", allCategories);
  const count = page.locator("main p").filter({ hasText: blogList.count(length) });
  await expect(count).toBeVisible();
});

test("an address sent to the analyzer before hydration is analyzed", { tag: "@slow" }, async ({
  page,
}) => {
  test.skip(!hasFeature("seo-analyzer"), "There is no analyzer.");
  await page.clock.install();
  const goOn = await openHeld(page, "/seo-analyzer");
  await urlField(page).click();
  await page.keyboard.type("example.org");
  await page.keyboard.press("Enter");
  // On a slow network.
  await page.clock.fastForward(10_000);
  await goOn();
  await page.clock.fastForward(timings.analyzerDelayMs);
  await expect(analysisHeading(page, "example.org")).toBeVisible();
});

import type { Locator, Page } from "@playwright/test";
import { company } from "@site/facts/company";
import { chat } from "@site/words/company-words";
import { expect, test } from "../support/fixtures.ts";
import { articlePage, hasBlog, noArticles } from "../support/pages.ts";
import { chatLink, chatUrl, phoneLink } from "../support/shell.ts";

test.skip(!chat || !company.phone, "needs a phone and a chat");

/**
 * Defines the hook of the ad platform, which records its arguments in `window.calls`. Clicks on
 * phone links are recorded there too, with whether the browser may follow them.
 * @param body what else the hook does with `url`
 */
async function installHook(page: Page, body = ""): Promise<void> {
  await page.addInitScript(`
    window.calls = [];
    window.gtag_report_conversion = (url) => { window.calls.push(url ?? null); ${body} };
    addEventListener("click", (event) => {
      if (!event.target.closest?.("a[href^='tel:']")) return;
      window.calls.push(event.defaultPrevented ? "prevented" : "works");
      event.preventDefault();
    });
  `);
}

const calls = (page: Page) =>
  page.evaluate(() => (window as unknown as { calls: unknown[] }).calls);

/** How often the chat was opened. */
let opened = 0;

test.beforeEach(async ({ context }) => {
  opened = 0;
  await context.route(`${chatUrl.origin}/**`, async (route) => {
    opened += 1;
    await route.fulfill({ contentType: "text/plain", body: "chat" });
  });
});

const newTab = (page: Page) => page.context().waitForEvent("page");

test("without a hook the chat opens in a new tab with the greeting", { tag: "@slow" }, async ({
  page,
}) => {
  await page.goto("/");
  const tab = newTab(page);
  await chatLink(page).click();
  expect((await tab).url()).toBe(chatUrl.href);
});

test("a hook that throws stops neither the call nor the chat", { tag: "@slow" }, async ({
  page,
  consoleErrors,
}) => {
  await installHook(page, "throw new Error('blocked')");
  await page.goto("/");
  await phoneLink(page).click();
  expect(await calls(page)).toEqual(["works", null]);
  const tab = newTab(page);
  await chatLink(page).click();
  await tab;
  await expect.poll(() => opened).toBe(1);
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining("blocked"),
    expect.stringContaining("blocked"),
  ]);
});

test("if the hook does not open the chat, the site does", async ({ page }) => {
  await installHook(page);
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await chatLink(page).click();
  expect(await calls(page)).toEqual([chatUrl.href]);
  expect(opened, "the hook comes first").toBe(0);
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL(new RegExp(`^${chatUrl.origin}`));
  expect(opened).toBe(1);
});

const besides: readonly Parameters<Locator["click"]>[0][] = [
  { modifiers: ["ControlOrMeta"] },
  { modifiers: ["Shift"] },
  { button: "middle" },
];

test("a chat opened beside this page is reported, and the browser may open it", {
  tag: "@slow",
}, async ({ page }) => {
  await installHook(page, "if (url) location.assign(url);");
  // Opening the tab is the browser's part, which a headless one does not always play.
  await page.addInitScript(() => {
    const note = (event: MouseEvent) =>
      // After all listeners of the page.
      setTimeout(() => {
        const { calls } = window as unknown as { calls: unknown[] };
        calls.push(event.defaultPrevented ? "prevented" : "works");
      });
    addEventListener("click", note);
    addEventListener("auxclick", note);
  });
  await page.goto("/");
  for (const [at, click] of besides.entries()) {
    await chatLink(page).click(click);
    const once = [null, "works"];
    await expect
      .poll(() => calls(page))
      .toEqual(
        Array(at + 1)
          .fill(once)
          .flat(),
      );
  }
  await expect(page).toHaveURL("/");
});

test("a link that shares an article is no conversion, and opens beside it", {
  tag: "@slow",
}, async ({ page, context }) => {
  test.skip(!hasBlog, noArticles);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "shared" }));
  await installHook(page, "if (url) location.assign(url);");
  await page.goto(articlePage);
  const tab = newTab(page);
  await page.locator('a[href^="https://wa.me/?text="]').click();
  await tab;
  expect(await calls(page)).toEqual([]);
  await expect(page).toHaveURL(articlePage);
});

test("if the hook opens the chat, the site does not open it again", { tag: "@slow" }, async ({
  page,
}) => {
  // A tab in front hides the page. Here all tabs count as visible, so the event is dispatched.
  await installHook(
    page,
    "window.open(url); setTimeout(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));",
  );
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const tab = newTab(page);
  await chatLink(page).click();
  await (await tab).waitForLoadState();
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL("/");
  expect(opened).toBe(1);
});

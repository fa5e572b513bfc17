import { articles } from "@kolam/content/articles";
import { paths } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hydrate } from "./hydration.ts";

const footerLink = (page: Page, name: string) =>
  page.locator("footer").getByRole("link", { name, exact: true }).first();

/** Counts full loads of documents from now on. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

test("a chunk that is gone leads to one full load of the page that was asked for", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/");
  await hydrate(page);
  let gone = true;
  await page.route("**/assets/about-page-*.js", (route) =>
    gone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  const loads = countLoads(page);
  page.on("framenavigated", () => {
    // The new HTML names the new chunk, which is there.
    if (loads.count > 0) gone = false;
  });
  await footerLink(page, "About").click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(page).toHaveURL("/about");
  await hydrate(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads.count).toBe(1);
  consoleErrors.splice(0);
});

test("a chunk that stays gone ends in a readable page, not in a loop", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/");
  await hydrate(page);
  await page.route("**/assets/about-page-*.js", (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await footerLink(page, "About").click();
  await expect.poll(() => loads.count).toBe(1);
  await page.waitForLoadState();
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 304);
  await page.waitForLoadState("networkidle");
  expect(loads.count).toBe(1);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
  // The links of the page that stands there are plain links and lead on.
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  consoleErrors.splice(0);
});

test("when all code is gone every page still reads and leads on", async ({
  page,
  consoleErrors,
}) => {
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  const loads = countLoads(page);
  for (const path of ["/", "/services/seo", "/blog"]) {
    await page.goto(path);
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 304);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await footerLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  expect(loads.count).toBe(4);
  consoleErrors.splice(0);
});

test("a page that crashes keeps header, footer, a way on, and the draft of a form", async ({
  page,
  consoleErrors,
}) => {
  const typed = "Half a message.";
  await page.goto("/contact");
  await hydrate(page);
  await page.locator("#contact-message").fill(typed);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("kolam:draft:contact")))
    .toContain(typed);
  await page.route("**/assets/about-page-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'const broken = () => { throw new Error("broken page"); }; export { broken as AboutPage, broken as t, broken as n, broken as r, broken as default };',
    }),
  );
  await footerLink(page, "About").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell.crash.title);
  await expect(page.locator("header")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
  await expect(page.getByRole("button", { name: shell.crash.reload })).toBeVisible();
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("#contact-message")).toHaveValue(typed);
  consoleErrors.splice(0);
});

test("nothing on any page keeps it out of the back/forward cache", async ({ page }) => {
  test.setTimeout(60_000);
  await page.addInitScript(() => {
    const added: string[] = [];
    const add = window.addEventListener;
    Object.assign(window, {
      added,
      addEventListener(this: Window, ...args: Parameters<typeof add>) {
        added.push(args[0]);
        return add.apply(this, args);
      },
    });
  });
  const all = [
    ...Object.values(paths).map((entry) => entry.path),
    ...articles.slice(0, 1).map((article) => `/blog/${article.slug}`),
  ];
  for (const path of all) {
    const response = await page.goto(path);
    expect(response?.headers()["cache-control"]).not.toContain("no-store");
    await hydrate(page);
    const found = await page.evaluate(() => (window as unknown as { added: string[] }).added);
    expect(found.length, "the watch works").toBeGreaterThan(0);
    expect(
      found.filter((name) => /^(?:before)?unload$/.test(name)),
      path,
    ).toEqual([]);
  }
});

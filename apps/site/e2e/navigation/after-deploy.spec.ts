import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";

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
  await page.route("**/assets/contact-page-*.js", (route) =>
    gone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  const loads = countLoads(page);
  page.on("framenavigated", () => {
    // The new HTML names the new chunk, which is there.
    if (loads.count > 0) gone = false;
  });
  await footerLink(page, "Contact").click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(page).toHaveURL("/contact");
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
  await page.route("**/assets/contact-page-*.js", (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await footerLink(page, "Contact").click();
  await expect.poll(() => loads.count).toBe(1);
  await page.waitForLoadState();
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 304);
  await page.waitForLoadState("networkidle");
  expect(loads.count).toBe(1);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
  // The links of the page that stands there are plain links and lead on.
  await footerLink(page, "About").click();
  await expect(page).toHaveURL("/about");
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
  // The browser may have made the last page ahead, which is no request of this one.
  expect(loads.count).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(
    /\/about$/,
  );
  consoleErrors.splice(0);
});

test("a page that crashes keeps header, footer, a way on, and the draft of a form", async ({
  page,
  consoleErrors,
}) => {
  const typed = "Half a message.";
  // Before it is fetched ahead.
  await page.route("**/assets/careers-page-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'const broken = () => { throw new Error("broken page"); }; export { broken as CareersPage, broken as t, broken as n, broken as r, broken as default };',
    }),
  );
  await page.goto("/contact");
  await hydrate(page);
  await page.locator("#contact-message").fill(typed);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("kolam:draft:contact")))
    .toContain(typed);
  await footerLink(page, "Careers").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell.crash.title);
  await expect(page.locator("header")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
  await expect(page.getByRole("button", { name: shell.crash.reload })).toBeVisible();
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("#contact-message")).toHaveValue(typed);
  consoleErrors.splice(0);
});

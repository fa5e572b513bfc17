import { quoteButton, quoteFields } from "@kolam/content/forms/quote";
import { failureAlerts, failureWords } from "@kolam/content/forms/words";
import { quote, quoteSteps } from "@kolam/content/pages/quote";
import type { Page } from "@playwright/test";
import { loadSiteConfig } from "../../config/site-config.ts";
import { hearAlerts } from "../support/dialogs.ts";
import { expect, test } from "../support/fixtures.ts";
import { field, fill, hydrated, sendButton, wasSent } from "../support/form-journeys.ts";

const next = (page: Page) => page.getByRole("link", { name: quote.wizard.next, exact: true });

/** Asserts that one step is shown, and no other. */
async function shows(page: Page, step: number): Promise<void> {
  await expect(page.getByText(quote.wizard.position(step, 4), { exact: true })).toBeVisible();
  await expect(page.locator("[id^='step-']:visible")).toHaveCount(1);
  await expect(page.locator(`#step-${step}`)).toBeVisible();
}

test("steps are history entries and addresses", async ({ page }) => {
  await page.goto("/quote?from=mail");
  await hydrated(page, "quote");
  await shows(page, 1);
  await expect(page.getByRole("button", { name: quote.wizard.previous })).toBeDisabled();
  await next(page).click();
  await shows(page, 2);
  await next(page).click();
  await shows(page, 3);
  await expect(page).toHaveURL(/\/quote\?from=mail#step-3$/);
  await expect(page.locator("#step-3")).toBeFocused();
  await page.goBack();
  await shows(page, 2);
  await page.goBack();
  await shows(page, 1);
  await page.goForward();
  await page.reload();
  await hydrated(page, "quote");
  await shows(page, 2);
});

test("the first step to be mended opens with its field focused", async ({ page, mailbox }) => {
  await page.goto("/quote#step-4");
  await hydrated(page, "quote");
  await page.getByRole("button", { name: quoteButton.idle }).click();
  await shows(page, 1);
  await expect(field(page, "quote", "firstName")).toBeFocused();
  await expect(field(page, "quote", "firstName")).toHaveAccessibleDescription(
    quoteFields.firstName.errors.valueMissing,
  );
  const covered = await field(page, "quote", "firstName").evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 5, top + 5));
  });
  expect(covered, "the fixed header must not cover the field").toBe(false);
  expect(mailbox.count()).toBe(0);
});

test("a sent request: confirmation, both links, form empty and back at step 1", async ({
  page,
  mailbox,
}) => {
  await page.goto("/quote");
  await hydrated(page, "quote");
  await fill(page, "quote");
  await sendButton(page, "quote").click();
  await wasSent(page, "quote");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/quote");
  expect(mailbox.count()).toBe(1);
  for (const { label, href } of quote.confirmation.actions) {
    await expect(page.locator("main").getByRole("link", { name: label })).toHaveAttribute(
      "href",
      href,
    );
  }
  await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).click();
  await shows(page, 1);
  await expect(field(page, "quote", "firstName")).toHaveValue("");
});

test("who goes back while it is being sent is shown what became of it", async ({
  page,
  context,
  mailbox,
  consoleErrors,
}) => {
  const alerts = hearAlerts(page);
  await page.goto("/quote");
  await hydrated(page, "quote");
  await fill(page, "quote");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(loadSiteConfig().mail.endpoint, async (route) => {
    await held;
    await route.fulfill({ status: 500, headers: { "access-control-allow-origin": "*" } });
  });
  await sendButton(page, "quote").click();
  await page.goBack();
  await shows(page, 3);
  answer();
  await shows(page, 4);
  await expect(page.getByRole("alert")).toContainText(failureWords.refused);
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => alerts).toEqual([failureAlerts.quote]);
  await page.goBack();
  await shows(page, 3);
  expect(mailbox.count()).toBe(0);
  consoleErrors.length = 0;
});

test("works by the address alone until it is hydrated, and looks the same after", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      (window as unknown as { shifts: PerformanceEntry[] }).shifts.push(...list.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/quote");
  await shows(page, 1);
  await next(page).click();
  await shows(page, 2);
  await field(page, "quote", "services").getByRole("checkbox").first().check();
  await page.goBack();
  await shows(page, 1);
  await field(page, "quote", "firstName").fill("Meera");
  await page.goForward();
  await shows(page, 2);
  const before = await page.locator("#step-2").boundingBox();
  release();
  await hydrated(page, "quote");
  await shows(page, 2);
  expect(await page.locator("#step-2").boundingBox()).toEqual(before);
  await expect(field(page, "quote", "services").getByRole("checkbox").first()).toBeChecked();
  await expect(field(page, "quote", "firstName")).toHaveValue("Meera");
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: { value: number; hadRecentInput: boolean }[] }).shifts
      .filter((shift) => !shift.hadRecentInput)
      .reduce((sum, shift) => sum + shift.value, 0),
  );
  expect(moved).toBeLessThan(0.005);
  await page.goBack();
  await shows(page, 1);
  await page.goForward();
  await shows(page, 2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all steps stand on one page", async ({ page }) => {
    await page.goto("/quote");
    for (const { title } of quoteSteps) {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByText(quote.wizard.position(1, 4))).toBeHidden();
    await expect(next(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: quoteButton.idle })).toBeVisible();
  });
});

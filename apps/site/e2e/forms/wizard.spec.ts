import { withLabel } from "@kolam/content/model/basics/lists";
import type { Page } from "@playwright/test";
import { failureWords } from "@site/texts/forms/words";
import { quoteSteps, wizardWords } from "@site/texts/pages/quote";
import { forms } from "@site/words/forms/forms";
import { quote } from "@site/words/pages/quote";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, test } from "../support/fixtures.ts";
import * as form from "../support/form-journeys.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode } from "../support/hydration.ts";
import { h1 } from "../support/shell.ts";

const next = (page: Page) => page.getByRole("link", { name: wizardWords.next, exact: true });

/** Asserts that this step is shown, and no other. */
async function shows(page: Page, step: number): Promise<void> {
  await expect(page.getByText(wizardWords.position(step, 4), { exact: true })).toBeVisible();
  await expect(page.locator("[id^='step-']:visible")).toHaveCount(1);
  await expect(page.locator(`#step-${step}`)).toBeVisible();
}

test("each step is a history entry with an address, before hydration and after", {
  tag: "@slow",
}, async ({ page }) => {
  const release = await holdRequests(page, hydrationCode);
  await page.goto("/quote?from=mail");
  await shows(page, 1);
  await next(page).click();
  await shows(page, 2);
  await form.field(page, "quote", "services").getByRole("checkbox").first().check();
  await page.goBack();
  await shows(page, 1);
  await form.field(page, "quote", "firstName").fill("Meera");
  await page.goForward();
  await shows(page, 2);
  const before = await page.locator("#step-2").boundingBox();

  release();
  await form.hydrated(page, "quote");
  await shows(page, 2);
  expect(await page.locator("#step-2").boundingBox(), "hydration moves nothing").toEqual(before);
  await expect(form.field(page, "quote", "services").getByRole("checkbox").first()).toBeChecked();
  await next(page).click();
  await shows(page, 3);
  await expect(page).toHaveURL(/\/quote\?from=mail#step-3$/);
  await expect(page.locator("#step-3")).toBeFocused();
  await page.reload();
  await form.hydrated(page, "quote");
  await shows(page, 3);
});

test("an anchor that is no step leaves the step open", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/quote#step-3");
  await form.hydrated(page, "quote");
  await page.locator("a[href='#main']").press("Enter");
  await expect(page).toHaveURL("/quote#main");
  await expect(page.getByRole("main")).toBeFocused();
  await shows(page, 3);
  await page.evaluate(() => {
    location.hash = "a-question";
  });
  await shows(page, 3);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/quote#step-3");
  await shows(page, 3);
});

test("beside a long step, what the visitor gets stays in view and never lies on the drawing", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/quote#step-3");
  await form.hydrated(page, "quote");
  const { title, items } = quote.tiles;
  const aside = page.getByRole("complementary", { name: title });
  const drawing = page.locator("main svg[viewBox]:visible").last();
  for (const name of ["targetAudience", "competitors"] as const) {
    await form.field(page, "quote", name).evaluate((field) => field.scrollIntoView(false));
    await expect(aside.getByText(items.at(-1)?.text ?? "")).toBeInViewport({ ratio: 1 });
    const end = await aside.evaluate((element) => element.getBoundingClientRect().bottom);
    const start = await drawing.evaluate((element) => element.getBoundingClientRect().top);
    expect(end, name).toBeLessThanOrEqual(start);
  }
});

test("the title follows the step and ends as the confirmation", { tag: "@slow" }, async ({
  page,
  mailbox,
}) => {
  await form.open(page, "quote");
  const first = await page.title();
  await next(page).click();
  const second = withLabel(wizardWords.position(2, 4), quoteSteps[1].title);
  await expect(page).toHaveTitle(`${second} | ${first}`);
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await form.fillAndSend(page, "quote");
  await expect(page).toHaveTitle(new RegExp(`^${quote.confirmation.title}`));
  expect(mailbox.count()).toBe(1);
  await page.getByRole("link", { name: quote.confirmation.actions[0].label }).first().click();
  await expect(page).not.toHaveTitle(new RegExp(quote.confirmation.title));
});

test("sending with answers missing opens the first such step, and what is wrong has the focus below the stepper", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/quote#step-4");
  await form.hydrated(page, "quote");
  await form.sendButton(page, "quote").click();
  await shows(page, 1);
  await expect(page.locator("#quote-errors")).toBeFocused();
  const first = page.locator("#step-1");
  const stepper = first.getByRole("list", { name: wizardWords.stepsLabel });
  await expect(stepper).toBeInViewport({ ratio: 1 });
  const header = await page.locator("header").boundingBox();
  const top = (await stepper.boundingBox())?.y ?? 0;
  expect(top, "the fixed header must not cover it").toBeGreaterThan(header?.height ?? top);
  await expect(page.locator("#quote-errors")).toBeInViewport();
});

test("after a request was sent, the form is empty and at step 1, also by Back and after a reload", {
  tag: "@slow",
}, async ({ page, mailbox }) => {
  await form.open(page, "quote");
  await form.fillAndSend(page, "quote");
  await expect(h1(page)).toBeFocused();
  await expect(page).toHaveURL("/quote");
  expect(mailbox.count()).toBe(1);
  await page.goBack();
  await shows(page, 1);
  await expect(form.field(page, "quote", "firstName")).toHaveValue("");
  await page.goForward();
  await page.reload();
  await page.goBack();
  await form.hydrated(page, "quote");
  await shows(page, 1);
  // A new request has its own steps.
  await form.field(page, "quote", "firstName").fill("Meera");
  await next(page).click();
  await next(page).click();
  await shows(page, 3);
  await page.goBack();
  await shows(page, 2);
});

test("a failure is shown on the last step, wherever the visitor has gone meanwhile", {
  tag: "@slow",
}, async ({ page, context, mailbox, consoleErrors }) => {
  const alerts = form.hearAlerts(page);
  await form.open(page, "quote");
  await form.fill(page, "quote");
  const { endpoint } = loadSiteConfig().mail;
  await context.route(endpoint, (route) =>
    route.fulfill({ status: 500, headers: { "access-control-allow-origin": "*" } }),
  );
  const answer = await holdRequests(page, new RegExp(`^${endpoint}`));
  await form.sendButton(page, "quote").click();
  await page.goBack();
  await shows(page, 3);
  answer();
  await shows(page, 4);
  await expect(page.getByRole("alert")).toContainText(failureWords.refused);
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => alerts).toEqual([forms.quote.alert]);
  await page.goBack();
  await shows(page, 3);
  expect(mailbox.count()).toBe(0);
  consoleErrors.length = 0;
});

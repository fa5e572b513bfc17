import { readFile } from "node:fs/promises";
import { analyzer } from "@kolam/content/analyzer/analyzer";
import { auditWords } from "@kolam/content/analyzer/analyzer-audit";
import { timings } from "@kolam/content/timings";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import {
  analyzeButton,
  auditButton,
  auditHeading,
  htmlField,
  hydrated,
  isFont,
  open,
  path,
  urlField,
  watchRequests,
} from "../support/seo-analyzer-page.ts";

const { input, errors, actions, tools, status } = analyzer;
const { form } = auditWords;

/** Watches for a timer of so many milliseconds; what it gives waits until the page has set one. */
async function whenTimerIsSet(page: Page, delay: number): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle((wanted) => {
    const setOne = window.setTimeout.bind(window);
    const isSet = new Promise<void>((done) => {
      const watched = (act: TimerHandler, after?: number, ...given: unknown[]) => {
        if (after === wanted) done();
        return setOne(act, after, ...given);
      };
      Object.assign(window, { setTimeout: watched });
    });
    // Wrapped, since a promise that is handed over is waited for.
    return { isSet };
  }, delay);
  return () => watch.evaluate(({ isSet }) => isSet);
}

test("a simulated analysis takes three seconds, no request, and ends in a report", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-01-15T10:00:00") });
  const code = page.waitForResponse(/\/assets\/run-simulation-[\w-]+\.js$/);
  await open(page);
  const [sample] = analyzer.sampleDomains;
  await expect(analyzeButton(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: sample, exact: true }).click();
  await expect(urlField(page)).toHaveValue(sample);
  await (await code).finished();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(new Date("2026-01-15T10:10:00"));
  const requests = watchRequests(page);
  const delayBegins = await whenTimerIsSet(page, timings.analyzerDelayMs);

  await analyzeButton(page).click();
  const busy = page.getByRole("button", { name: input.analyzing });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(busy).toBeFocused();
  // The code of the run may be on its way, and the clock must not move before it has come.
  await delayBegins();
  await page.clock.runFor(timings.analyzerDelayMs - 100);
  await expect(busy).toBeVisible();
  await page.clock.runFor(200);
  const heading = page.getByRole("heading", { name: `Analysis of ${sample}` });
  await expect(heading).toBeFocused();
  await expect(page.getByText(analyzer.simulated.text)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^Analysis finished/ })).toHaveCount(1);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: actions.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`seo-analysis-${sample}-2026-01-15.txt`);
  const text = await readFile(await download.path(), "utf8");
  const score = await page.getByText(/^\d+$/).first().textContent();
  expect(text.split("\n")[0]).toContain(analyzer.simulated.badge);
  expect(text).toContain(`${score} out of 100`);
  expect(text).toContain(`https://${sample}`);
  expect(requests.filter((url) => !url.startsWith("blob:") && !isFont(url))).toEqual([]);

  await page.getByRole("button", { name: actions.again }).first().click();
  await expect(heading).toHaveCount(0);
  await expect(urlField(page)).toHaveValue("");
  await expect(urlField(page)).toBeFocused();
});

test("an address that is none is named as such, and typing takes the error away", async ({
  page,
}) => {
  await open(page);
  const field = urlField(page);
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${errors.empty}`));
  for (const [typed, message] of [
    ["no domain", errors.invalid],
    ["example.com:8080", errors.port],
  ] as const) {
    await field.fill(typed);
    await expect(field).not.toHaveAttribute("aria-invalid");
    await analyzeButton(page).click();
    await expect(page.getByText(message).last()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await field.press("a");
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("a run that fails says so in a box, and the next one works", async ({
  page,
  consoleErrors,
}) => {
  // With and without a query: the second try asks for it under another address.
  const code = /\/assets\/run-simulation-[\w-]+\.js/;
  await page.route(code, (route) => route.abort());
  await open(page);
  await urlField(page).fill("example.com");
  await analyzeButton(page).click();
  await expect(page.getByRole("alert")).toHaveText(errors.failed);
  await expect(urlField(page)).toHaveValue("example.com");
  consoleErrors.splice(0);
  await page.unroute(code);
  await urlField(page).fill("example.org");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await analyzeButton(page).click();
  await expect(page.getByText(status.running).last()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Analysis of example.org" })).toBeFocused();
});

test("the tools are tabs whose choice is in the address, by pointer and by keyboard", async ({
  page,
}) => {
  await open(page);
  const simulation = page.getByRole("tab", { name: tools.simulation.title });
  const audit = page.getByRole("tab", { name: tools.audit.title });
  await urlField(page).fill("example.com");
  await audit.click();
  await expect(page).toHaveURL(`${path}?tool=audit`);
  await expect(audit).toHaveAttribute("aria-selected", "true");
  await expect(htmlField(page)).toBeVisible();
  await expect(urlField(page)).toHaveCount(0);
  await page.goBack();
  await expect(urlField(page)).toHaveValue("example.com");
  await simulation.focus();
  await page.keyboard.press("ArrowRight");
  await expect(audit).toBeFocused();
  await expect(htmlField(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(simulation).toBeFocused();
  await page.keyboard.press("End");
  await page.reload();
  await hydrated(page);
  await expect(htmlField(page)).toBeVisible();
});

test("what is typed before the page is hydrated stays", async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/entry-client-[\w-]+\.js$/);
  await page.goto(path);
  await urlField(page).fill("example.com");
  release();
  await hydrated(page);
  await expect(urlField(page)).toHaveValue("example.com");
  await expect(analyzeButton(page)).not.toHaveAttribute("aria-disabled");
});

test("without scripts the page says so and leads to people", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl + path);
  const note = page.getByText(/need scripts/);
  await expect(note).toBeVisible();
  await expect(note.getByRole("link")).toHaveCount(2);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await context.close();
});

test("every state fits a screen of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const overflow = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  expect(await overflow(), "simulation").toBe(0);
  await page.getByRole("button", { name: analyzer.sampleDomains[3], exact: true }).click();
  await analyzeButton(page).click();
  await expect(page.getByRole("heading", { name: /^Analysis of / })).toBeFocused();
  expect(await overflow(), "simulated report").toBe(0);
  await page.getByRole("tab", { name: tools.audit.title }).click();
  expect(await overflow(), "audit").toBe(0);
  await page.getByRole("button", { name: form.example }).click();
  await expect(htmlField(page)).not.toHaveValue("");
  await auditButton(page).click();
  await expect(auditHeading(page)).toBeFocused();
  expect(await overflow(), "audit report").toBe(0);
});

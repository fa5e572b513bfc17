import { readFile } from "node:fs/promises";
import { analyzer } from "@kolam/content/analyzer/analyzer";
import { analysisWords } from "@kolam/content/analyzer/analyzer-report";
import { scoreLabel } from "@kolam/content/analyzer/score-labels";
import { timings } from "@kolam/content/facts/timings";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode } from "../support/hydration.ts";
import {
  analysisHeading,
  analyzeButton,
  htmlField,
  hydrated,
  isFont,
  open,
  path,
  urlField,
  watchRequests,
} from "../support/seo-analyzer-page.ts";
import { phone } from "../support/shell.ts";

const { input, actions, tools } = analyzer;

/** Returns a function that waits until the page has set a timer of `delay` milliseconds. */
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
    // In an object, because a promise by itself would be awaited here.
    return { isSet };
  }, delay);
  return () => watch.evaluate(({ isSet }) => isSet);
}

test("a simulated analysis takes three seconds, sends nothing, and ends in a report", async ({
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
  // Not before the code of the run has loaded.
  await delayBegins();
  await page.clock.runFor(timings.analyzerDelayMs - 100);
  await expect(busy).toBeVisible();
  await page.clock.runFor(200);
  const heading = analysisHeading(page, sample);
  await expect(heading).toBeFocused();
  await expect(page.getByText(analyzer.simulated.text)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: actions.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`seo-analysis-${sample}-2026-01-15.txt`);
  const text = await readFile(await download.path(), "utf8");
  const score = Number(await page.getByText(/^\d+$/).first().textContent());
  const finished = analyzer.status.finished(score, scoreLabel(score).label);
  await expect(page.getByRole("status").filter({ hasText: finished })).toHaveCount(1);
  expect(text).toContain(`(${analyzer.simulated.badge})`);
  expect(text).toContain(analysisWords.result.scoreOf(score));
  expect(text).toContain(`https://${sample}`);
  expect(requests.filter((url) => !url.startsWith("blob:") && !isFont(url))).toEqual([]);
});

test("on a phone the result begins below the header", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await urlField(page).fill("example.com");
  await analyzeButton(page).click();
  await expect(analysisHeading(page, "example.com")).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  const label = await page.getByText(analyzer.simulated.score).boundingBox();
  expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(label?.y).toBeLessThan(200);

  // At the end of the figures it is still said that they are simulated, and where real ones are.
  await page.getByText(analysisWords.result.recommendations).scrollIntoViewIfNeeded();
  await expect(page.getByText(analyzer.simulated.badge, { exact: true })).toBeInViewport();
  await page.getByRole("link", { name: analyzer.simulated.real }).click();
  await expect(page).toHaveURL(`${path}?tool=audit`);
  await expect(htmlField(page)).toBeVisible();
});

test("the address names the tool, and switching tools keeps what was typed", async ({ page }) => {
  await open(page);
  await urlField(page).fill("example.com");
  await page.getByRole("tab", { name: tools.audit.title }).click();
  await expect(page).toHaveURL(`${path}?tool=audit`);
  await expect(htmlField(page)).toBeVisible();
  await expect(urlField(page)).toHaveCount(0);
  await page.goBack();
  await expect(urlField(page)).toHaveValue("example.com");
  await page.goForward();
  await page.reload();
  await hydrated(page);
  await expect(htmlField(page)).toBeVisible();
});

test("the tool that the address names is shown before hydration", async ({ page }) => {
  await holdRequests(page, hydrationCode);
  await page.goto(`${path}?tool=audit`);
  await expect(htmlField(page)).toBeVisible();
  await expect(urlField(page)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the tools need them and links to the contact form", async ({ page }) => {
    await page.goto(path);
    const note = page.getByText(analyzer.withoutScripts[0]);
    await expect(note).toBeVisible();
    await expect(note.getByRole("link")).toHaveCount(2);
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});

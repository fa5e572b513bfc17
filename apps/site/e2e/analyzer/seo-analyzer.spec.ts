import { readFile } from "node:fs/promises";
import { timings } from "@kolam/content/model/basics/timings";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode } from "../support/hydration.ts";
import {
  analysisHeading,
  analyzeButton,
  htmlField,
  hydrated,
  isOwnCode,
  open,
  path,
  urlField,
  watchRequests,
} from "../support/seo-analyzer-page.ts";
import { phone } from "../support/shell.ts";

const { input, actions, tools } = analyzer;

test("a simulated analysis takes three seconds, sends nothing, and ends in a report", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const [sample] = analyzer.sampleDomains;
  await page.getByRole("button", { name: sample, exact: true }).click();
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await analyzeButton(page).click();
  const analyzing = page.getByRole("button", { name: input.analyzing });
  await expect(analyzing).toBeFocused();
  await page.clock.runFor(timings.analyzerDelayMs - 1);
  await expect(analyzing).toBeFocused();
  await page.clock.runFor(1);
  await expect(analysisHeading(page, sample)).toBeFocused();
  await page.clock.resume();
  await expect(page.getByText(analyzer.simulated.text)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: actions.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(`seo-analysis-${sample}-`);
  const text = await readFile(await download.path(), "utf8");
  const score = Number(await page.getByText(/^\d+$/).first().textContent());
  expect(text).toContain(analysisWords.result.scoreOf(score));
  expect(requests.filter((url) => !url.startsWith("blob:") && !isOwnCode(url))).toEqual([]);
});

test("on a phone the result begins below the header", { tag: "@slow" }, async ({ page }) => {
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

test("the address names the tool, and switching tools keeps what was typed", {
  tag: "@slow",
}, async ({ page }) => {
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

test("the tool that the address names is shown before hydration", { tag: "@slow" }, async ({
  page,
}) => {
  await holdRequests(page, hydrationCode);
  await page.goto(`${path}?tool=audit`);
  await expect(htmlField(page)).toBeVisible();
  await expect(urlField(page)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the tools need them and links to the contact form", async ({ page }) => {
    await page.goto(path);
    const note = page.getByText(analyzerPage.withoutScripts[0]);
    await expect(note).toBeVisible();
    await expect(note.getByRole("link")).toHaveCount(2);
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});

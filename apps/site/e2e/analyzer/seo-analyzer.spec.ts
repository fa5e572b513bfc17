import { readFile } from "node:fs/promises";
import { timings } from "@kolam/content/model/basics/timings";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  analysisHeading,
  analyzeButton,
  auditButton,
  auditHeading,
  htmlField,
  isOwnCode,
  open,
  path,
  urlField,
  watchRequests,
} from "../support/seo-analyzer-page.ts";
import { phone } from "../support/shell.ts";

const { input, actions, tools } = analyzer;
const { audit: audited } = loadSiteConfig();

test("a simulated analysis takes three seconds, sends nothing itself, and ends in a report", async ({
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
  // The three seconds begin when the code is there, which may be only now.
  await expect(async () => {
    await page.clock.runFor(timings.analyzerDelayMs);
    await expect(analysisHeading(page, sample)).toBeFocused({ timeout: 500 });
  }).toPass();
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
  const sent = requests.filter((url) => !url.startsWith("blob:") && !isOwnCode(url));
  // Where addresses are audited, that was asked for.
  expect(sent).toEqual(audited ? [audited.endpoint] : []);
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
  await expect(page.getByRole("heading", { name: tools.audit.title })).toBeFocused();
  await expect(htmlField(page)).toBeInViewport();
});

test("both tools are in view on arrival, first the one that has real figures", {
  tag: "@slow",
}, async ({ page }) => {
  for (const width of [1920, 1280, 1024, 800, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const [first, second] = await page
      .locator("main section:has(> div > h2)")
      .filter({ has: page.locator("form") })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    if (!first || !second) throw new Error("There are two tools.");
    await expect(htmlField(page)).toBeVisible();
    await expect(urlField(page)).toBeVisible();
    if (width < 1024) {
      expect(second.top).toBeGreaterThanOrEqual(first.bottom);
    } else {
      await expect(htmlField(page)).toBeInViewport({ ratio: 0.4 });
      await expect(urlField(page)).toBeInViewport({ ratio: 1 });
      expect(second.left).toBeGreaterThanOrEqual(first.right - 1);
      expect(first.width).toBeGreaterThan(second.width);
      const field = await urlField(page).boundingBox();
      // The field of the address has both answers where addresses are audited.
      expect((field?.x ?? 0) < second.left).toBe(audited !== undefined);
    }
  }
});

test("both results are open at once, each over the whole width", { tag: "@slow" }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.getByRole("button", { name: auditWords.form.example }).click();
  await expect(htmlField(page)).not.toHaveValue("");
  await auditButton(page).click();
  await expect(auditHeading(page)).toBeFocused();
  await urlField(page).fill("example.com");
  await analyzeButton(page).click();
  await page.clock.fastForward(timings.analyzerDelayMs);
  await expect(analysisHeading(page, "example.com")).toBeFocused();
  await expect(auditHeading(page)).toBeVisible();
  const widths = await page
    .locator("[data-result]")
    .evaluateAll((results) => results.map((result) => result.clientWidth));
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(1_000);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the tools need them and links to the contact form", async ({ page }) => {
    await page.goto(path);
    const note = page.getByText(analyzerPage.withoutScripts[0]);
    await expect(note).toBeVisible();
    await expect(note.getByRole("link")).toHaveCount(2);
    await expect(page.locator("main form:visible")).toHaveCount(0);
  });
});

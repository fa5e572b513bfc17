import { readFile } from "node:fs/promises";
import { auditLabel } from "@kolam/content/model/analyzer/score-label";
import { faultsOf } from "@kolam/seo-audit/score";
import type { AuditReport } from "@kolam/seo-audit/types";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { expect, test } from "../support/fixtures.ts";
import {
  auditButton,
  auditHeading,
  htmlField,
  isOwnCode,
  open,
  watchRequests,
} from "../support/seo-analyzer-page.ts";

const { form } = auditWords;

test("a page is audited in a worker that is loaded for it, and nothing is sent", async ({
  page,
}) => {
  await open(page);
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page);
  expect(page.workers()).toEqual([]);
  await page.getByRole("button", { name: form.example }).click();
  await expect(htmlField(page)).not.toHaveValue("");
  const [worker] = await Promise.all([page.waitForEvent("worker"), auditButton(page).click()]);
  expect(worker.url()).toMatch(/\/assets\/audit\.worker-[\w-]+\.js$/);
  await expect(auditHeading(page)).toBeFocused();
  expect(requests.filter((url) => !isOwnCode(url))).toEqual([]);

  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^seo-audit-.+-\d{4}-\d\d-\d\d\./);
    return readFile(await download.path(), "utf8");
  };
  expect(await save(auditReportWords.result.text)).toContain("[error]");
  const json: AuditReport = JSON.parse(await save(auditReportWords.result.json));
  const { score, results } = json;
  const finished = auditWords.status.finished(
    score,
    auditLabel(json).label,
    faultsOf(results).length,
  );
  await expect(page.getByRole("status").filter({ hasText: finished })).toHaveCount(1);
  for (const { line, column, snippet } of faultsOf(results)[0]?.locations.slice(0, 1) ?? []) {
    await expect(page.getByText(auditReportWords.check.place(line, column)).first()).toBeVisible();
    await expect(page.getByText(snippet, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText(String(score), { exact: true })).toBeVisible();
  expect(results.length).toBeGreaterThanOrEqual(25);
});

test("a hostile page is shown as text: no script runs and no image is fetched", {
  tag: "@slow",
}, async ({ page }) => {
  await open(page);
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page);
  await htmlField(page).fill(`<!doctype html><html><head>
    <title>&lt;img src=https://evil.example/title.png onerror=pwned=1&gt;</title>
    <meta name="description" content="&lt;script&gt;pwned=1&lt;/script&gt;">
    <meta property="og:image" content="https://evil.example/card.png">
    <link rel="stylesheet" href="https://evil.example/a.css"><base href="https://evil.example/">
    <script>window.pwned = 1; parent.pwned = 1;</script>
    </head><body onload="pwned=1"><img src="https://evil.example/a.png" onerror="pwned=1">
    <svg onload="pwned=1"></svg><iframe src="https://evil.example/"></iframe>
    <a href="javascript:pwned=1">Click here</a></body></html>`);
  await auditButton(page).click();
  await expect(auditHeading(page)).toBeFocused();
  await expect(auditHeading(page)).toContainText("<img src=https://evil.example/title.png");
  await expect(page.getByText("https://evil.example/card.png").first()).toBeVisible();
  for (const details of await page.locator('main [data-state="closed"] > button').all()) {
    await details.click();
  }
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  expect(await page.locator('[src*="evil"], [href*="evil"], iframe').count()).toBe(0);
  expect(requests.filter((url) => !isOwnCode(url))).toEqual([]);
});

test("the overview stays in view and leads to each fault, which opens and has the focus", {
  tag: "@slow",
}, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: form.example }).click();
  await expect(htmlField(page)).not.toHaveValue("");
  await auditButton(page).click();
  await expect(auditHeading(page)).toBeFocused();
  const overview = page.getByRole("navigation", { name: auditReportWords.result.overview });
  const faults = page.locator("h4 > button[aria-expanded]");
  const last = faults.last();
  await expect(last).toHaveAttribute("aria-expanded", "false");
  const id = await last.getAttribute("id");

  // By keyboard, and from there on to the next fault.
  await overview.locator(`a[href="#${id}"]`).press("Enter");
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute("aria-expanded", "true");
  await expect(last).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await last.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  await page.keyboard.press("ArrowUp");
  await expect(faults.nth((await faults.count()) - 2)).toBeFocused();

  for (const dir of ["ltr", "rtl"]) {
    await page.evaluate((to) => document.documentElement.setAttribute("dir", to), dir);
    await last.focus();
    for (const link of [overview.getByRole("link").first(), overview.getByRole("link").last()]) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    const side = await overview.boundingBox();
    const list = await last.boundingBox();
    if (!side || !list) throw new Error("The overview is beside the list.");
    expect(dir === "ltr" ? side.x + side.width <= list.x : side.x >= list.x + list.width).toBe(
      true,
    );
  }

  // In the first place the page is the same again.
  await page.goBack();
  await expect(auditHeading(page)).toBeVisible();
});

test("on paper every fault says how to fix it; why and where stay on the screen", {
  tag: "@slow",
}, async ({ page }) => {
  await open(page);
  await htmlField(page).fill(`<h1>Bells</h1><p>Of brass</p>${"<img src=bell.jpg>".repeat(9)}`);
  await auditButton(page).click();
  await expect(auditHeading(page)).toBeFocused();
  const bare = () =>
    page
      .locator("main")
      .evaluate((main) =>
        [...main.querySelectorAll("h4:has(~ div h5)")]
          .filter(({ parentElement }) =>
            [...(parentElement?.querySelectorAll("h4 ~ div p") ?? [])].every(
              (text) => !text.checkVisibility({ visibilityProperty: true }),
            ),
          )
          .map(({ textContent }) => textContent),
      );
  expect(await bare()).not.toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await bare()).toEqual([]);
  await expect(page.locator("main form:visible")).toHaveCount(0);
});

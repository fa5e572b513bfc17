import { readFile, writeFile } from "node:fs/promises";
import { auditWords } from "@kolam/content/analyzer/analyzer-audit";
import { auditReportWords } from "@kolam/content/analyzer/analyzer-audit-report";
import type { Page } from "@playwright/test";
import type { AuditResponse } from "../../src/analyzer/protocol.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  auditButton,
  auditHeading,
  htmlField,
  isOwnCode,
  open,
  path,
  urlField,
  watchRequests,
} from "../support/seo-analyzer-page.ts";

const { form } = auditWords;

const bigHead = "<!doctype html><html><head><title>A large page</title></head><body>\n";
const paragraph =
  "<p>Every saree is woven by hand by one of eleven families in Yeola, and sold in Pune.</p>\n";
/** Ten paragraphs and two faults. */
const bigBlock = `${paragraph.repeat(10)}<img src="a.jpg">\n<a href="/offers">Click here</a>\n`;
const blocksOf = (megabytes: number) => Math.ceil((megabytes * 1024 * 1024) / bigBlock.length);
const bigPage = (megabytes: number) => bigHead + bigBlock.repeat(blocksOf(megabytes));

/**
 * Counts on every page how often its main thread gets a turn while a worker audits. Where the page itself
 * audits it gets none, and where no worker answers there is no count.
 */
async function countTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let turns = 0;
    let before = 0;
    setInterval(() => {
      turns += 1;
    }, 5);
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }: MessageEvent<AuditResponse>) => {
          if (data.type === "progress") before = turns;
          if (data.type === "report") Object.assign(window, { turnsMeanwhile: turns - before });
        });
      }
    };
  });
}

/** The turns during the last audit, which are then forgotten. */
function turnsMeanwhile(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const counted = window as { turnsMeanwhile?: number };
    const { turnsMeanwhile: turns } = counted;
    delete counted.turnsMeanwhile;
    return turns;
  });
}

test("a pasted page is audited in a worker that is fetched for it, and nothing is sent", async ({
  page,
}) => {
  await open(page, "?tool=audit");
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page);
  expect(page.workers()).toEqual([]);
  await page.getByRole("button", { name: form.example }).click();
  await expect(htmlField(page)).not.toHaveValue("");
  const [worker] = await Promise.all([page.waitForEvent("worker"), auditButton(page).click()]);
  expect(worker.url()).toMatch(/\/assets\/audit\.worker-[\w-]+\.js$/);
  await expect(auditHeading(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^Audit finished/ })).toHaveCount(1);
  await expect(page.getByText("Line 7, column 1")).toBeVisible();
  await expect(page.getByText('<link rel="canonical" href="/sarees">')).toBeVisible();
  expect(requests.filter((url) => !isOwnCode(url))).toEqual([]);

  const save = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^seo-audit-shop\.example-\d{4}-\d\d-\d\d\./);
    return readFile(await download.path(), "utf8");
  };
  expect(await save(auditReportWords.result.text)).toContain("[error] Canonical address");
  const json = JSON.parse(await save(auditReportWords.result.json));
  await expect(page.getByText(String(json.score), { exact: true })).toBeVisible();
  expect(json.results.length).toBeGreaterThanOrEqual(25);

  await page.getByRole("button", { name: auditReportWords.result.again }).first().click();
  await expect(auditButton(page)).toBeFocused();
  await expect(htmlField(page)).toHaveValue(/Silk sarees/);
});

test("a hostile page stays text: no script runs, no picture is fetched", async ({ page }) => {
  await open(page, "?tool=audit");
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
  for (const details of await page.getByRole("tabpanel").locator("button[aria-expanded]").all()) {
    await details.click();
  }
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  expect(await page.locator('[src*="evil"], [href*="evil"], iframe').count()).toBe(0);
  expect(requests.filter((url) => !isOwnCode(url))).toEqual([]);
});

test("what is no page is refused with a sentence that helps", async ({ page }, info) => {
  test.setTimeout(90_000);
  await open(page, "?tool=audit");
  await auditButton(page).click();
  await expect(htmlField(page)).toBeFocused();
  await expect(htmlField(page)).toHaveAccessibleDescription(new RegExp(`^${form.html.empty}`));
  const file = page.getByLabel(form.file.label);
  const alert = page.getByRole("alert");
  const enormous = info.outputPath("enormous.html");
  await writeFile(enormous, Buffer.alloc(50 * 1024 * 1024, "<p>"));
  for (const [chosen, message] of [
    [Buffer.from("\0\u0001\u0002".repeat(500)), /binary file/],
    [Buffer.from("<div>".repeat(100_000)), /nested/],
    [Buffer.from("Not a page"), /No HTML tag/],
    [enormous, /50 MB/],
  ] as const) {
    await file.setInputFiles(
      typeof chosen === "string"
        ? chosen
        : { name: "page.html", mimeType: "text/html", buffer: chosen },
    );
    await expect(page.getByText(auditWords.held.file, { exact: true })).toBeVisible();
    await auditButton(page).click();
    await expect(alert).toContainText(message, { timeout: 30_000 });
  }
  await page.getByRole("button", { name: auditWords.held.remove }).click();
  await expect(htmlField(page)).toBeFocused();
});

test("while a 5 MB page is audited, the page goes on", async ({ page }, info) => {
  test.setTimeout(120_000);
  await countTurns(page);
  await open(page, "?tool=audit");
  const audited = async () => {
    await auditButton(page).click();
    await expect(auditHeading(page)).toBeFocused({ timeout: 60_000 });
    expect(await turnsMeanwhile(page)).toBeGreaterThan(5);
  };
  const large = info.outputPath("large.html");
  await writeFile(large, bigPage(5));
  await page.getByLabel(form.file.label).setInputFiles(large);
  await audited();

  await page.getByRole("button", { name: auditReportWords.result.again }).first().click();
  await page.getByRole("button", { name: auditWords.held.remove }).click();
  // A real paste needs the system's clipboard; the event is what the page sees of it.
  await htmlField(page).evaluate(
    (box, [head, block, blocks]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", head + block.repeat(blocks));
      box.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [bigHead, bigBlock, blocksOf(5)] as const,
  );
  await expect(page.getByText(/5\.0 MB, [\d,]+ lines/)).toBeVisible();
  await expect(htmlField(page), "a field would lay all of it out").toBeHidden();
  await expect(page.getByRole("button", { name: auditWords.held.remove })).toBeFocused();
  await audited();
});

test("an audit can be cancelled, which ends its worker", async ({ page }, info) => {
  test.setTimeout(60_000);
  await open(page, "?tool=audit");
  const large = info.outputPath("very-large.html");
  await writeFile(large, bigPage(18));
  await page.getByLabel(form.file.label).setInputFiles(large);
  const [worker] = await Promise.all([page.waitForEvent("worker"), auditButton(page).click()]);
  const ended = worker.waitForEvent("close");
  await page.getByRole("button", { name: form.cancel }).click();
  await ended;
  await expect(auditButton(page)).toBeFocused();
  await expect(page.getByText(auditWords.status.cancelled)).toHaveCount(1);
  await expect(auditHeading(page)).toHaveCount(0);
});

test("the audit an address asks for shows before React has arrived", async ({ page }) => {
  await page.route(/\/assets\/entry-client-/, () => {});
  await page.goto(`${path}?tool=audit`);
  await expect(htmlField(page)).toBeVisible();
  await expect(urlField(page)).toBeHidden();
});

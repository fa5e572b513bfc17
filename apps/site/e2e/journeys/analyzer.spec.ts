import { analyzer } from "@site/texts/analyzer/analyzer";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import { expect, test } from "../support/fixtures.ts";

const [sample] = analyzer.sampleDomains;

test("an address is analyzed, and its result says that it is simulated", async ({ page }) => {
  await page.goto("/seo-analyzer");
  const main = page.locator("main");
  await main.getByRole("button", { name: sample, exact: true }).click();
  await main.getByRole("button", { name: analyzer.input.analyze, exact: true }).click();
  await expect(main).toContainText(analysisWords.result.title(sample));
  await expect(main).toContainText(analyzer.simulated.text);
});

test("a page that is pasted is audited", async ({ page }) => {
  await page.goto("/seo-analyzer");
  const main = page.locator("main");
  await main.getByRole("button", { name: auditWords.form.example, exact: true }).click();
  await expect(main.locator("textarea")).toHaveValue(/.{100}/s);
  await main.getByRole("button", { name: auditWords.form.audit, exact: true }).click();
  await expect(main).toContainText(auditReportWords.notChecked.title);
});

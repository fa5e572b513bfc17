import { analyzer } from "@kolam/content/analyzer/analyzer";
import { auditWords } from "@kolam/content/analyzer/analyzer-audit";
import { auditReportWords } from "@kolam/content/analyzer/analyzer-audit-report";
import { analysisWords } from "@kolam/content/analyzer/analyzer-report";
import { expect, isAt, test } from "../visitors/test.ts";
import { button, css } from "../visitors/visitor.ts";

const [sample] = analyzer.sampleDomains;

test("an address is analyzed after three seconds, and its result says that it is simulated", async ({
  visitor,
}) => {
  await visitor.open("/seo-analyzer");
  await visitor.click(button(sample, "main"));
  await visitor.click(button(analyzer.input.analyze, "main"));
  await expect
    .poll(() => visitor.text(css("main")), { timeout: 15_000 })
    .toContain(analysisWords.result.title(sample));
  expect(await visitor.text(css("main"))).toContain(analyzer.simulated.text);
});

test("a page that is pasted is audited", async ({ visitor }) => {
  await visitor.open("/seo-analyzer");
  await visitor.click(css('[role=tab][id*="audit"]'));
  await isAt(visitor, "/seo-analyzer?tool=audit");
  await visitor.click(button(auditWords.form.example, "main"));
  const field = css("main textarea");
  await expect
    .poll(() => visitor.run(() => document.querySelector("textarea")?.value.length ?? 0))
    .toBeGreaterThan(100);
  expect(await visitor.sees(field)).toBe(true);
  await visitor.click(button(auditWords.form.audit, "main"));
  await expect.poll(() => visitor.text(css("main"))).toContain(auditReportWords.notChecked.title);
});

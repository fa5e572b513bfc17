import type { Page } from "@playwright/test";

/** Collects every violation of the content security policy on every document that `page` shows. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

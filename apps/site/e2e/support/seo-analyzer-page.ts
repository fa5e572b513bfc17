import type { Page, Request } from "@playwright/test";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import { openHydrated } from "./hydration.ts";

export const path = "/seo-analyzer";
const { input } = analyzer;
const { form } = auditWords;

export const urlField = (page: Page) => page.getByRole("textbox", { name: input.label });
export const htmlField = (page: Page) => page.getByRole("textbox", { name: form.html.label });
export const analyzeButton = (page: Page) => page.getByRole("button", { name: input.analyze });
export const auditButton = (page: Page) => page.getByRole("button", { name: form.audit });
export const analysisHeading = (page: Page, domain: string) =>
  page.getByRole("heading", { name: analysisWords.result.title(domain) });
export const auditHeading = (page: Page) =>
  page.getByRole("heading", { name: auditReportWords.result.title("") });

/** Opens the page and waits until its tools are hydrated. */
export async function open(page: Page): Promise<void> {
  await openHydrated(page, path);
  await page.locator("main [data-hydrated]").waitFor();
}

/** The addresses of all requests from now on. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request: Request) => requests.push(request.url()));
  return requests;
}

/**
 * Whether it is a script, stylesheet or font of the site, or the data of a page that the menu
 * fetches ahead.
 */
export const isOwnCode = (url: string) =>
  /^http:\/\/localhost:\d+\/(?:assets\/[\w.-]+\.(?:js|css|woff2)|data\/[\w/-]+\.json)$/.test(url);

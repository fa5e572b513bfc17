import { analyzer } from "@kolam/content/analyzer/analyzer";
import { auditWords } from "@kolam/content/analyzer/analyzer-audit";
import type { Page, Request } from "@playwright/test";

export const path = "/seo-analyzer";
const { input } = analyzer;
const { form } = auditWords;

export const urlField = (page: Page) => page.getByRole("textbox", { name: input.label });
export const htmlField = (page: Page) => page.getByRole("textbox", { name: form.html.label });
export const analyzeButton = (page: Page) => page.getByRole("button", { name: input.analyze });
export const auditButton = (page: Page) => page.getByRole("button", { name: form.audit });
export const auditHeading = (page: Page) => page.getByRole("heading", { name: /^Audit of / });

/** Waits until React has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Opens the page, with a query, and waits until it answers. */
export async function open(page: Page, search = ""): Promise<void> {
  await page.goto(path + search);
  await hydrated(page);
}

/** Everything the page asks for from now on. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request: Request) => requests.push(request.url()));
  return requests;
}

/** A part of the site itself: code, styles or a font. */
export const isOwnCode = (url: string) =>
  /^http:\/\/localhost:\d+\/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(url);

/** The rupee sign has a font of its own, fetched when the first one shows. */
export const isFont = (url: string) => url.endsWith(".woff2");

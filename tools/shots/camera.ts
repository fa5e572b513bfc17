import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "@playwright/test";
import { browserArgs, ensureBrowser } from "../install/browser.mjs";
import type { Scheme, Subject, Width } from "./plan.ts";

/** One screenshot. */
export interface Shot {
  readonly subject: Subject;
  readonly width: Width;
  readonly scheme: Scheme;
}

/** Pages taken at the same time; more of them slow a small machine down. */
const PARALLEL = 3;

/** Starts Chromium, installing it if necessary. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(console.log),
    // Software rendering: graphics memory is too small for the longest pages.
    args: [...browserArgs, "--disable-gpu"],
  });
}

/** The file name of a screenshot. */
export function fileOf({ subject, width, scheme }: Shot): string {
  return `${subject.name}-${width}-${scheme}.jpg`;
}

/** A phone's, a tablet's or a laptop's window, in CSS pixels. */
export const viewportOf = (width: number) => ({
  width,
  height: width < 500 ? 844 : width < 1000 ? 1024 : 800,
});

/**
 * A window of one width, with reduced motion. Only the site itself can be reached, so every photo shows its
 * placeholder.
 * @param system the theme that its visitor prefers
 */
export async function openWindow(
  browser: Browser,
  siteUrl: string,
  width: number,
  system: Pick<BrowserContextOptions, "colorScheme" | "contrast">,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: viewportOf(width),
    reducedMotion: "reduce",
    ...system,
  });
  await context.route(
    (url) => url.protocol.startsWith("http") && url.origin !== siteUrl,
    (route) => route.abort(),
  );
  return context;
}

/** Waits until everything on a page is there, also what is further down. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // There is no scroll bar in a screenshot, so its reserved space would show as a stripe.
    document.documentElement.style.scrollbarGutter = "auto";
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

async function take(context: BrowserContext, siteUrl: string, shot: Shot, folder: string) {
  const { subject } = shot;
  const page = await context.newPage();
  try {
    await page.goto(siteUrl + subject.path, { waitUntil: "load" });
    await settle(page);
    await subject.prepare?.(page);
    await page.screenshot({
      path: resolve(folder, fileOf(shot)),
      type: "jpeg",
      quality: 70,
      fullPage: !subject.windowOnly,
    });
  } finally {
    await page.close();
  }
}

/**
 * Takes all screenshots into a folder.
 * @returns one line for each that failed
 */
export async function takeAll(
  browser: Browser,
  siteUrl: string,
  shots: readonly Shot[],
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextOf = ({ width, scheme }: Shot) => {
    const key = `${width} ${scheme}`;
    const context =
      contexts.get(key) ?? openWindow(browser, siteUrl, width, { colorScheme: scheme });
    contexts.set(key, context);
    return context;
  };
  const waiting = shots.values();
  const failures: string[] = [];
  const work = async () => {
    for (const shot of waiting) {
      try {
        await take(await contextOf(shot), siteUrl, shot, folder);
      } catch (error) {
        failures.push(`${fileOf(shot)}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return failures;
}

import { type Browser, chromium, type Page } from "playwright-core";
import { launchOptions } from "../../../tools/install/browser.mjs";
import { serveFolder } from "./serve-folder.ts";

/** The viewport of a 1280 × 1024 pixel window at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** Starts a browser, with more arguments if so wanted. */
export async function openBrowser(...args: readonly string[]): Promise<Browser> {
  const options = await launchOptions();
  return chromium.launch({ ...options, args: [...options.args, ...args] });
}

/**
 * Serves a folder, opens one of its pages in a zoomed browser without network, and closes both
 * afterwards.
 */
export async function inBrowser<T>(
  folder: string,
  path: string,
  examine: (page: Page) => Promise<T>,
): Promise<T> {
  const site = await serveFolder(folder);
  const chrome = await openBrowser();
  try {
    const page = await chrome.newPage({ viewport: zoomed, reducedMotion: "reduce" });
    await page.route(
      (url) => url.protocol.startsWith("http") && url.origin !== site.url,
      (route) => route.abort(),
    );
    await page.goto(`${site.url}/${path}`);
    return await examine(page);
  } finally {
    await chrome.close();
    site.close();
  }
}

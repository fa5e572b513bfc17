import { chromium } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { browserArgs, findBrowser } from "../../../scripts/browser.mjs";
import type { BrowserStory } from "./entry-browser.tsx";
import type { ServerStory } from "./entry-server.tsx";
import { serveFolder } from "./serve.ts";
import { buildForBrowser, renderOnServer } from "./story-bundles.ts";

/** A window of 1280 × 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

const server: ServerStory[] = await renderOnServer();
const browser = new Map<string, BrowserStory>();

/** One browser's part of the work, in a window of its own: hidden tabs get no frames. */
async function examineIn(site: string, html: readonly (string | null)[]): Promise<BrowserStory[]> {
  const executablePath = await findBrowser();
  const chrome = await chromium.launch({
    args: browserArgs,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await chrome.newPage({ viewport: zoomed, reducedMotion: "reduce" });
    await page.route(
      (url) => url.protocol.startsWith("http") && url.origin !== site,
      (route) => route.abort(),
    );
    await page.goto(`${site}/test/index.html`);
    await page.waitForFunction(() => "examineAll" in window);
    return await page.evaluate((all) => window.examineAll(all), html);
  } finally {
    await chrome.close();
  }
}

/** Most of the time goes into waiting for frames, so two browsers take half of it. */
async function examine(): Promise<void> {
  const site = await serveFolder(await buildForBrowser());
  const half = (rest: number) => server.map(({ html }, n) => (n % 2 === rest ? html : null));
  try {
    const found = await Promise.all([half(0), half(1)].map((html) => examineIn(site.url, html)));
    for (const story of found.flat()) browser.set(story.name, story);
  } finally {
    site.close();
  }
}

const styled = /\sstyle=|<style/;

describe("every story on a server", () => {
  it("is there", () => {
    expect(server.length).toBeGreaterThanOrEqual(200);
    expect(new Set(server.map(({ name }) => name)).size).toBe(server.length);
    expect("document" in globalThis).toBe(false);
  });

  it.each(server)("$name renders in silence, without inline styles", ({ html, problems }) => {
    expect(problems).toEqual([]);
    expect(html).not.toMatch(styled);
  });
});

describe("every story in a browser at 400 % zoom", () => {
  beforeAll(examine);

  it.each(server)("$name hydrates in silence, its ids resolve, nothing overflows", ({ name }) => {
    expect(browser.get(name)).toEqual({
      name,
      problems: [],
      references: [],
      overflow: { ltr: [], rtl: [] },
    });
  });
});

import { expect, type Page } from "@playwright/test";
import { held } from "../src/navigation/layout-parts.ts";

/** The processor this many times slower than it is. */
export const slowdown = 6;

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export const slow4g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

const fast = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

/** Whether React has taken over. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** A slow phone. */
export interface Phone {
  /** Makes it as fast as this machine, for when all that matters has been done. */
  readonly speedUp: () => Promise<void>;
}

/** Resolves when something of the page has been painted. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
    undefined,
    { polling: 10 },
  );
}

/** How often a machine that is busy with other things may come too late for the first paint. */
const attempts = 4;

/** Opens a page as a slow phone does, and returns at its first paint, before React is there. */
export async function openAtFirstPaint(page: Page, path: string): Promise<Phone> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  let isLate = true;
  for (let attempt = 0; isLate && attempt < attempts; attempt++) {
    await page.goto(path, { waitUntil: "commit" });
    await firstPaint(page);
    isLate = await isHydrated(page);
  }
  expect(isLate, "the test acts before hydration").toBe(false);
  return {
    speedUp: async () => {
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await session.send("Network.emulateNetworkConditions", fast);
    },
  };
}

/** Waits until React has taken over and what was held has been repeated. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-live", "", { timeout: 30_000 });
  await page.waitForTimeout(100);
}

/** Waits until what is below the first screen has its styles and has been laid out. */
export async function laidOut(page: Page): Promise<void> {
  await page.locator("link[data-late][rel=stylesheet]").waitFor({ state: "attached" });
  await expect(page.locator(`[${held}]`)).toHaveCount(0);
}

import { expect, type Page } from "@playwright/test";

/** The processor this many times slower than it is. */
const slowdown = 6;

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

/** Whether React has taken over. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Opens a page as a slow phone does, and returns at its first paint, before React is there. */
export async function openAtFirstPaint(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
    undefined,
    { polling: 10 },
  );
  expect(await isHydrated(page), "the test acts before hydration").toBe(false);
}

/** Waits until React has taken over and what was held has been repeated. */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page), { timeout: 15_000 }).toBe(true);
  await page.waitForTimeout(300);
}

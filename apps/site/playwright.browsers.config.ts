import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../tools/install/browser.mjs";
import { findFirefox } from "../../tools/install/engines.mjs";
import config from "./playwright.config.ts";

const firefox = await findFirefox();
/** Playwright is not told when Firefox shows a page again that it has kept. */
const firefoxUserPrefs = { "browser.sessionhistory.max_total_viewers": 0 };

/**
 * The journeys in three engines: `pnpm test browsers`. `npm test` makes those of forms, menus and
 * reading in Chromium.
 */
export default defineConfig({
  ...config,
  testDir: "e2e/journeys",
  testIgnore: (config.testIgnore as string[]).filter((ignored) => !ignored.includes("/journeys/")),
  outputDir: "test-results/browsers",
  reporter: [["list"], ["json", { outputFile: "test-results/browsers.json" }]],
  projects: [
    {
      name: "chromium",
      use: {
        launchOptions: {
          ...config.use?.launchOptions,
          executablePath: (await findBrowser()) ?? "",
        },
      },
    },
    {
      name: "firefox",
      use: {
        browserName: "firefox",
        ...firefox,
        launchOptions: { ...firefox?.launchOptions, firefoxUserPrefs },
      },
    },
    { name: "webkit", use: { browserName: "webkit", launchOptions: {} } },
  ],
});

import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** What `pnpm test SITE` proves of any site: `e2e/any-site` alone. */
const { testIgnore: _, ...settings } = journeys;

export default defineConfig(settings, {
  testDir: "e2e/any-site",
  outputDir: "test-results/any-site",
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
});

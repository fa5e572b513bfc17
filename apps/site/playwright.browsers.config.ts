import { defineConfig } from "@playwright/test";
import type { Engine } from "./e2e/visitors/test.ts";

const engines: readonly Engine[] = ["chromium", "firefox", "webkit"];

/** The journeys in three engines: `pnpm test browsers`. `npm test` makes them in Chromium. */
export default defineConfig<object, { engine: Engine }>({
  testDir: "e2e/journeys",
  outputDir: "test-results/browsers",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browsers.json" }]],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});

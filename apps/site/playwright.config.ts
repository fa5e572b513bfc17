import { availableParallelism } from "node:os";
import { hasFeature } from "@kolam/content/model/pages/features";
import { site } from "@kolam/resolve/current";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../tools/install/browser.mjs";

/**
 * Journeys in a real browser against the built site. Each worker starts its own server. The scripts
 * name a `tsconfig` without paths, so that Node finds the site: of several places Playwright takes
 * the last one, for this file too.
 */
export default defineConfig({
  testDir: "e2e",
  testIgnore: [
    // What the sample says, word by word.
    ...(site.settings.standard ? [] : ["**/sample/**"]),
    ...(hasFeature("seo-analyzer") ? [] : ["**/analyzer/**", "**/analyzer.spec.ts"]),
    ...(hasFeature("careers") ? [] : ["**/attachments.spec.ts"]),
    // For sites other than the sample: here the specs of the other rooms prove the same and more.
    "**/any-site/**",
    // For other engines: in Chromium the specs of those rooms and of e2e/hydration prove the same.
    "**/journeys/{analyzer,drawings,links,wizard}.spec.ts",
  ],
  outputDir: "test-results/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What passes only at a second try is wrong.
  retries: 0,
  // Only `--update-snapshots` writes the transcripts of e2e/screen-reader.
  snapshotPathTemplate: "{testDir}/{testFileDir}/{arg}{ext}",
  updateSnapshots: "none",
  // A browser waits half of the time.
  workers: Math.min(availableParallelism() * 2, 6),
  // Events are awaited, however busy the machine is: these limits only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/report-e2e.json" }]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    launchOptions: await launchOptions(),
    trace: "off",
    screenshot: "only-on-failure",
  },
});

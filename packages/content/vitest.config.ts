import "@kolam/site/test/choose-test-site";
import { globSync, readFileSync } from "node:fs";
import { siteAlias, siteWords } from "@kolam/resolve/vite";
import { defineConfig } from "vitest/config";

const resets = (file: string) => readFileSync(file, "utf8").includes("resetModules");
const files = globSync("test/**/*.test.ts");

/**
 * Tests that reload modules would leave the next file with two copies of them, so only the
 * others share a process.
 */
export default defineConfig({
  resolve: { alias: siteAlias },
  plugins: [siteWords()],
  test: {
    globalSetup: "../../apps/site/build/vitest-setup.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: files.filter((file) => !resets(file)),
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          include: files.filter(resets),
          testTimeout: 120_000,
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";
import { siteAlias, siteWords } from "../apps/site/resolve/vite.ts";
import { slow } from "./vitest.slow.config.ts";

/**
 * Tests of the tools and of the repository as a whole. Some start others, which look at the built
 * site.
 */
export default defineConfig({
  resolve: { alias: siteAlias },
  plugins: [siteWords()],
  test: {
    environment: "node",
    globalSetup: "../apps/site/build/vitest-setup.ts",
    // Some build a site and delete thousands of files, on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    exclude: ["**/node_modules/**", "**/*.slow.test.ts", ...slow],
  },
});

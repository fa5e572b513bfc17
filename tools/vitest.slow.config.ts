import { siteAlias, siteWords } from "@kolam/resolve/vite";
import { defineConfig } from "vitest/config";

/**
 * Besides the files that are called slow: each makes another site of a copy, and compiles or builds
 * it.
 */
export const slow = ["new/generators.test.ts"];

/**
 * What `pnpm test slow` adds: servers of other hosts, and copies of the site that are changed and
 * built.
 */
export default defineConfig({
  resolve: { alias: siteAlias },
  plugins: [siteWords()],
  test: {
    environment: "node",
    globalSetup: "../apps/site/build/vitest-setup.ts",
    include: ["**/*.slow.test.ts", ...slow],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});

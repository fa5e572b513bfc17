import { siteAlias, siteWords } from "@kolam/resolve/vite";
import { defineConfig } from "vitest/config";

/** They run after all others: a development server and a language server need both cores. */
export const alone = ["run/editing.test.ts"];

/** What `npm test` ends with: a writer at the development server of a copy of the site. */
export default defineConfig({
  resolve: { alias: siteAlias },
  plugins: [siteWords()],
  test: {
    environment: "node",
    globalSetup: "../apps/site/build/vitest-setup.ts",
    include: alone,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

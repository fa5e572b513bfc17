import "@kolam/site/test/choose-test-site";
import { siteAlias, siteWords } from "@kolam/resolve/vite";
import { defineConfig } from "vitest/config";
import { alone } from "./vitest.alone.config.ts";
import { slow } from "./vitest.slow.config.ts";

/** They ask a site that was built: `vitest.site.config.ts` of the site runs them. */
const built = ["live/{live,forms}.test.ts"];

/** Tests of the tools and of the repository as a whole, on the machine's test site. */
export default defineConfig({
  resolve: { alias: siteAlias },
  plugins: [siteWords()],
  test: {
    environment: "node",
    // No test changes shared modules, so that a worker loads those of the site once.
    isolate: false,
    unstubEnvs: true,
    globalSetup: "../apps/site/build/vitest-setup.ts",
    // Some build a site and delete thousands of files, on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    exclude: ["**/node_modules/**", "**/*.slow.test.ts", ...slow, ...alone, ...built],
  },
});

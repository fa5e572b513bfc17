import { sample } from "@kolam/content/facts/company";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/**
 * Unit tests, in Node. The journeys in `e2e/` are Playwright's. The tests in `testing/sample` hold the sample to
 * its specification.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      environment: "node",
      // No test is about time: these limits only end what hangs.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      exclude: [...configDefaults.exclude, ...(sample ? [] : ["src/testing/sample/**"])],
      include: ["{src,build,config,hosts,server}/**/*.test.{ts,tsx}"],
    },
  }),
);

import { globSync, readFileSync } from "node:fs";
import { defineConfig, mergeConfig } from "vitest/config";
import { nodeOptions } from "./resolve/node-options.ts";
import viteConfig from "./vite.config.ts";

/**
 * Tests that change modules, globals or the clock would leave the next file with what they changed.
 */
const leavesTraces = (file: string) =>
  /resetModules|\bvi\.|doMock|process\.env\./.test(readFileSync(file, "utf8"));
const files = globSync("{src,build,config,hosts,resolve,server}/**/*.test.{ts,tsx}");

// No test is about time: these limits only end what hangs.
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * Unit tests, in Node. The journeys in `e2e/` are Playwright's, and what a site's own
 * tests prove is in its folder. Only tests that leave no traces share a process, which loads the
 * site's modules once.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      execArgv: [...nodeOptions],
      globalSetup: "build/vitest-setup.ts",
      projects: [
        {
          extends: true,
          test: {
            ...limits,
            name: "shared",
            include: files.filter((file) => !leavesTraces(file)),
            isolate: false,
          },
        },
        {
          extends: true,
          test: { ...limits, name: "isolated", include: files.filter(leavesTraces) },
        },
      ],
    },
  }),
);

import { defineConfig, mergeConfig } from "vitest/config";
import { folders } from "./resolve/current.ts";
import { nodeOptions } from "./resolve/node-options.ts";
import viteConfig from "./vite.config.ts";

/** The tests of the chosen site: what its owner promises and nobody else has to. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      dir: folders.site,
      include: ["tests/**/*.test.{ts,tsx}"],
      execArgv: [...nodeOptions],
      globalSetup: "../../packages/content/build/page-lists/vitest-setup.ts",
      isolate: false,
      passWithNoTests: true,
      // No test is about time: these limits only end what hangs.
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }),
);

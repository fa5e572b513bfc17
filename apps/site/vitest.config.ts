import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/** Unit tests, in Node. The journeys in `e2e/` are Playwright's. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      environment: "node",
      include: ["{src,build,config,conformance,bench}/**/*.test.{ts,tsx}"],
    },
  }),
);

import "./test/choose-test-site.ts";
import { globSync } from "node:fs";
import { nodeOptions } from "@kolam/resolve/node-options";
import { defineConfig, mergeConfig } from "vitest/config";
import { projectsFor } from "./vitest.projects.ts";

// Not before the site is chosen: what these settings import of one is found when they are read.
const { default: viteConfig } = await import("./vite.config.ts");

const files = globSync("{src,build,config,editing,resolve,server}/**/*.test.{ts,tsx}");

/**
 * Unit tests of the machine, in Node, on its test site. The journeys in `e2e/` are Playwright's;
 * the tests of a site that was built are in `vitest.site.config.ts`.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      execArgv: [...nodeOptions],
      globalSetup: "build/vitest-setup.ts",
      projects: projectsFor(files),
    },
  }),
);

import { globSync } from "node:fs";
import { defineConfig, mergeConfig } from "vitest/config";
import { folders } from "./resolve/current.ts";
import { nodeOptions } from "./resolve/node-options.ts";
import viteConfig from "./vite.config.ts";
import { projectsFor } from "./vitest.projects.ts";

/**
 * Tests of the chosen site, which has been built: that hosts serve it alike, and what its owner
 * promises and nobody else has to.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      dir: folders.site,
      execArgv: [...nodeOptions],
      globalSetup: "build/vitest-setup.ts",
      projects: projectsFor([
        ...globSync("hosts/*.test.ts").map((file) => `${import.meta.dirname}/${file}`),
        ...globSync("tests/**/*.test.{ts,tsx}", { cwd: folders.site }).map(
          (file) => `${folders.site}/${file}`,
        ),
      ]),
    },
  }),
);

import { globSync } from "node:fs";
import { join } from "node:path";
import { folders } from "@kolam/resolve/current";
import { nodeOptions } from "@kolam/resolve/node-options";
import { root } from "@kolam/resolve/sites";
import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";
import { projectsFor } from "./vitest.projects.ts";

const within = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => join(folder, file));

/**
 * Tests of the chosen site, which has been built: that hosts serve it alike, that `pnpm live` finds
 * what is wrong with a copy of it, and what its owner promises and nobody else has to.
 */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      dir: root,
      execArgv: [...nodeOptions],
      globalSetup: "build/vitest-setup.ts",
      projects: projectsFor([
        ...within(import.meta.dirname, "hosts/*.test.ts"),
        ...within(join(root, "tools/live"), "{live,forms}.test.ts"),
        ...within(folders.site, "tests/**/*.test.{ts,tsx}"),
      ]),
    },
  }),
);

import { globSync, readFileSync } from "node:fs";
import { sample } from "@site/facts/company";
import { configDefaults, defineConfig } from "vitest/config";
import { siteAlias, siteWords } from "../../apps/site/resolve/vite.ts";

const resets = (file: string) => readFileSync(file, "utf8").includes("resetModules");
const files = globSync("test/**/*.test.ts");

/**
 * The tests in `test/sample` hold the sample to its specification. They mean nothing to another
 * agency.
 */
const exclude = [...configDefaults.exclude, ...(sample ? [] : ["test/sample/**"])];

/**
 * Tests that load modules anew would leave the next file with two copies of them, so only the
 * others share a process.
 */
export default defineConfig({
  resolve: { alias: siteAlias },
  plugins: [siteWords()],
  test: {
    globalSetup: "../../apps/site/build/vitest-setup.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: files.filter((file) => !resets(file)),
          exclude,
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          include: files.filter(resets),
          exclude,
          testTimeout: 120_000,
        },
      },
    ],
  },
});

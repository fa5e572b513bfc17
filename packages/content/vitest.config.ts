import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { sample } from "./src/facts/company.ts";

const { resetting = [], others = [] } = Object.groupBy(globSync("test/**/*.test.ts"), (file) =>
  readFileSync(file, "utf8").includes("resetModules") ? "resetting" : "others",
);

/** The tests in `test/sample` hold the sample to its specification. They mean nothing to another agency. */
const exclude = [...configDefaults.exclude, ...(sample ? [] : ["test/sample/**"])];

/** Tests that load modules anew would leave the next file with two copies of them, so only the others share a process. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "shared", include: others, exclude, isolate: false } },
      { test: { name: "isolated", include: resetting, exclude } },
    ],
  },
});

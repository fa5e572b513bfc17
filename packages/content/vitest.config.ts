import { configDefaults, defineConfig } from "vitest/config";
import { sample } from "./src/facts/company.ts";

/** The tests in `test/sample` hold the sample to its specification. They mean nothing to another agency. */
export default defineConfig({
  test: { exclude: [...configDefaults.exclude, ...(sample ? [] : ["test/sample/**"])] },
});

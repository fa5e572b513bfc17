import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, "**/*.slow.test.ts"],
    // No test is about time: this limit only ends what hangs.
    testTimeout: 300_000,
  },
});

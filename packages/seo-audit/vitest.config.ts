import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // No test changes shared modules.
    isolate: false,
    restoreMocks: true,
    exclude: [...configDefaults.exclude, "**/*.slow.test.ts"],
    // No test is about time: this limit only ends what hangs.
    testTimeout: 300_000,
  },
});

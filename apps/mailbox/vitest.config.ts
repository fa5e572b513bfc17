import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // The tests wait most of the time, so several files can run at once even on two cores.
    maxWorkers: 4,
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Events are awaited, however busy the machine is: these limits only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // The tests wait most of the time, so several files can run at once even on two cores.
    maxWorkers: 4,
  },
});

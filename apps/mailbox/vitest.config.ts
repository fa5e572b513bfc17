import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const files = globSync("test/**/*.test.ts", { cwd: import.meta.dirname });
const changesModules = (file: string) =>
  /\bvi\.mock\b/.test(readFileSync(new URL(file, import.meta.url), "utf8"));

/** Only tests that change modules have a process of their own. */
export default defineConfig({
  test: {
    // The tests wait most of the time, so several files can run at once even on two cores.
    maxWorkers: 4,
    projects: [
      { name: "shared", include: files.filter((file) => !changesModules(file)), isolate: false },
      { name: "isolated", include: files.filter(changesModules) },
    ].map((test) => ({
      extends: true as const,
      test: {
        ...test,
        restoreMocks: true,
        // Events are awaited, however busy the machine is: these limits only end what hangs.
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 60_000 } },
      },
    })),
  },
});

import { defineConfig } from "vitest/config";
import { kolamDrawings } from "./src/vite/kolam-plugin.ts";

/**
 * No test changes shared modules, so one worker can run them all. No test is about time: the limit
 * ends what hangs.
 */
const inNode = { environment: "node", isolate: false, testTimeout: 120_000 } as const;

/** Tests of the kit as a whole. */
export const wholeKit = {
  ...inNode,
  globalSetup: "test/package/build-package.ts",
  testTimeout: 240_000,
  hookTimeout: 240_000,
} as const;

/**
 * - `unit`: functions and components rendered in Node, next to their sources.
 * - `kit`: the kit as a whole: conventions, the built package.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [kolamDrawings()],
        test: { ...inNode, name: "unit", include: ["{src,studio,build}/**/*.test.{ts,tsx}"] },
      },
      {
        test: {
          ...wholeKit,
          name: "kit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/**/*.slow.test.ts"],
        },
      },
    ],
  },
});

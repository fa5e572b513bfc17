import { readFileSync } from "node:fs";

/** Tests that change modules would leave the next file with what they changed. */
const leavesTraces = (file: string) =>
  /\bvi\.(?:mock|doMock|resetModules)\b|process\.env\./.test(readFileSync(file, "utf8"));

// No test is about time: these limits only end what hangs.
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * Vitest's projects for some files of tests. Only those that leave no traces share a process, which
 * loads the site's modules once.
 */
export const projectsFor = (files: readonly string[]) => [
  {
    extends: true as const,
    test: {
      ...limits,
      name: "shared",
      include: files.filter((file) => !leavesTraces(file)),
      isolate: false,
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
    },
  },
  {
    extends: true as const,
    test: { ...limits, name: "isolated", include: files.filter(leavesTraces) },
  },
];

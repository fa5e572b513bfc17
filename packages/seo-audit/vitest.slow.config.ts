import { defineConfig } from "vitest/config";

/** What `pnpm test slow` adds: the command, which each test starts afresh. */
export default defineConfig({
  test: { include: ["src/**/*.slow.test.ts"], testTimeout: 120_000 },
});

import { defineConfig } from "vitest/config";

/** What `pnpm test slow` adds: servers of other hosts. */
export default defineConfig({
  test: { environment: "node", include: ["**/*.slow.test.ts"], fileParallelism: false },
});

import { defineConfig } from "vitest/config";
import { wholeKit } from "./vitest.config.ts";

/** What `pnpm test slow` adds: the packed package and the size of each export. */
export default defineConfig({ test: { ...wholeKit, include: ["test/**/*.slow.test.ts"] } });

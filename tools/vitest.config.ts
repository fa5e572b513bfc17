import { defineConfig } from "vitest/config";

/** Tests of the tools and of the repository as a whole. Some start others, which look at the built site. */
export default defineConfig({
  test: {
    environment: "node",
    exclude: ["**/node_modules/**", "bench/peers/{astro,next}/**", "**/*.slow.test.ts"],
  },
});

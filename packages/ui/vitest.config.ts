import { defineConfig } from "vitest/config";
import { kolamDrawings } from "./src/vite/kolam-plugin.ts";

/**
 * `unit`: pure functions and components rendered in Node, beside their sources. `proof`: what only
 * the whole kit can show, the package as it is published and every story on a server and in a browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [kolamDrawings()],
        test: { name: "unit", environment: "node", include: ["src/**/*.test.{ts,tsx}"] },
      },
      {
        test: {
          name: "proof",
          environment: "node",
          include: ["test/**/*.test.ts"],
          globalSetup: "test/build-package.ts",
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

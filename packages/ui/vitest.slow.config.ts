import { defineConfig } from "vitest/config";
import { siteAlias, siteWords } from "../../apps/site/resolve/vite.ts";
import { wholeKit } from "./vitest.config.ts";

/**
 * What `pnpm test slow` adds: the packed package, the size of each export, every story on a server
 * and in a browser, bundled as Storybook does, which knows the site.
 */
export default defineConfig({
  resolve: { alias: siteAlias },
  plugins: [siteWords()],
  test: { ...wholeKit, include: ["test/**/*.slow.test.ts"] },
});

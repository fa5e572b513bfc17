import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserArgs, findBrowser } from "./scripts/browser.mjs";

const executablePath = await findBrowser();

/**
 * Every story is a test: it renders, its `play` runs, then axe looks at it in every theme, and nothing
 * is logged meanwhile.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook" })],
  define: { "import.meta.env.STORYBOOK_EVERY_THEME": "true" },
  cacheDir: "node_modules/.vite/stories",
  // Found before the run: a dependency that turns up late makes Vite reload the page under a test.
  optimizeDeps: {
    entries: ["packages/ui/src/**/*.stories.tsx", "apps/site/src/**/*.stories.tsx"],
    include: ["react-dom/server"],
  },
  test: {
    name: "stories",
    setupFiles: [".storybook/vitest.setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          args: browserArgs,
          // The scroll-lock stories need a scrollbar that takes room.
          ignoreDefaultArgs: ["--hide-scrollbars"],
          ...(executablePath ? { executablePath } : {}),
        },
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});

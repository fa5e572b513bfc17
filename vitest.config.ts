import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { storyThemes } from "./.storybook/themes.ts";
import { browserArgs, findBrowser } from "./scripts/browser.mjs";

const executablePath = await findBrowser();

/** Every story is a test in every look: it renders, its `play` runs, axe looks at it, nothing is logged. */
export default defineConfig({
  test: {
    projects: storyThemes.map((theme) => ({
      plugins: [storybookTest({ configDir: ".storybook" })],
      define: { "import.meta.env.STORYBOOK_THEME": JSON.stringify(theme) },
      cacheDir: "node_modules/.vite/stories",
      // Found before the run: a dependency that turns up late makes Vite reload the page under a test.
      optimizeDeps: {
        entries: ["packages/ui/src/**/*.stories.tsx", "apps/site/src/**/*.stories.tsx"],
        include: ["react-dom/server"],
      },
      test: {
        name: theme,
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
    })),
  },
});

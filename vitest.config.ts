import { relative } from "node:path";
import { folders } from "@kolam/resolve/current";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { launchOptions } from "./tools/install/browser.mjs";

/**
 * Every story is a test: it renders, its `play` function runs, and nothing is logged to the
 * console. Axe checks one of each component in the light theme, or with `--mode=themes` all of them
 * in every one. Stories with the tag `slow` are only played in that mode.
 */
export default defineConfig(
  async ({ mode }): Promise<ViteUserConfig> => ({
    plugins: [
      storybookTest({
        configDir: ".storybook",
        tags: { exclude: mode === "themes" ? [] : ["slow"] },
      }),
      {
        // Pictures that stories ask for are made on the server. Vitest has Vite transform what is
        // imported there, which CommonJS packages such as sharp don't stand.
        name: "stories:packages-as-they-are",
        enforce: "post",
        configEnvironment: {
          order: "post",
          handler: (name, { resolve }) => {
            if (name === "ssr" && resolve) resolve.noExternal = [];
          },
        },
      },
    ],
    define: {
      "import.meta.env.STORYBOOK_THEMES": JSON.stringify(mode === "themes" ? "every" : "light"),
    },
    cacheDir: "node_modules/.vite/stories",
    // A dependency discovered during the run would make Vite reload the page in the middle of a
    // test.
    optimizeDeps: {
      entries: [
        ".storybook/preview.tsx",
        "packages/ui/{src,bands,studio}/**/*.stories.tsx",
        "apps/site/src/**/*.stories.tsx",
        `${relative(import.meta.dirname, folders.site)}/{pages,drawings}/**/*.stories.tsx`,
      ],
      include: ["react-dom/server"],
    },
    test: {
      name: "stories",
      testTimeout: 120_000,
      setupFiles: [".storybook/vitest.setup.ts"],
      // Each worker runs its stories in one page, as Storybook does, and starts Vite's client once.
      isolate: false,
      // Vitest leaves one core free by default, which on two cores means a single worker.
      maxWorkers: "100%",
      browser: {
        enabled: true,
        headless: true,
        // On a busy machine Vite takes its time before the browser has the first page.
        connectTimeout: 600_000,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            // Without windows, the pointer would be over the corner of each story.
            ...(await launchOptions(true)),
            // The scroll-lock stories need a scrollbar that takes up space.
            ignoreDefaultArgs: ["--hide-scrollbars"],
          },
          contextOptions: { reducedMotion: "reduce" },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  }),
);

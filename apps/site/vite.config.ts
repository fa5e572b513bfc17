import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { kolamDrawings } from "../../packages/ui/src/vite/kolam-plugin.ts";
import { classNames } from "./build/class-names.ts";
import { compileAhead } from "./build/compile-ahead.ts";
import { shortCustomProperties } from "./build/custom-properties.ts";
import { exceptionsWithoutStacks } from "./build/exceptions-without-stacks.ts";
import { devFoundFiles } from "./build/outputs/dev-outputs.ts";
import { photoFrames } from "./build/outputs/photo-frames.ts";
import { photoTable } from "./build/photo-table.ts";
import { devDocuments } from "./build/prerender/dev-documents.ts";
import { storyArticles } from "./build/prerender/story-articles.ts";
import { layerOrder } from "./build/styles/layer-order.ts";
import { unusedRouterParts } from "./build/unused-router-parts.ts";
import { siteDefines } from "./config/defines.ts";

const properties = shortCustomProperties();

/** The modules that `src/on-idle.ts` consists of. */
const earlyModules =
  /src\/(?:on-idle|shell\/chat-place|conversions|navigation\/(?:warm|page-parts|style-links|fetch-cache)|seo\/(?:apply-head|head-tags|head-file-of-path)|style-files)\.ts$/;

export default defineConfig(({ command }) => ({
  define: siteDefines(),
  plugins: [
    react(),
    kolamDrawings(),
    layerOrder(),
    compileAhead(),
    unusedRouterParts,
    exceptionsWithoutStacks,
    photoFrames(),
    photoTable(),
    properties.guard,
    devFoundFiles(),
    devDocuments(),
    storyArticles(),
  ],
  appType: "custom" as const,
  ...(command === "build"
    ? {
        css: {
          modules: { generateScopedName: classNames() },
          postcss: { plugins: [properties.postcss] },
        },
      }
    : {}),
  build: {
    target: "es2022",
    manifest: true,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The boot script imports the entry at run time and calls its export by name.
          preserveEntrySignatures: "strict" as const,
          input: { "entry-client": "src/entry-client.tsx", "on-idle": "src/on-idle.ts" },
          output: {
            // What every page needs is one file; see docs/decisions/0017-weight.md.
            // What can be used before React is there stays apart from it.
            codeSplitting: {
              groups: [
                { name: "parts", priority: 1, test: earlyModules },
                { name: "app", tags: ["$initial" as const] },
              ],
            },
            // Pages list their stylesheets by name, so the names are short.
            assetFileNames: ({ names }: { names: readonly string[] }) =>
              names[0]?.endsWith(".css")
                ? "assets/[hash:6][extname]"
                : "assets/[name]-[hash][extname]",
          },
        },
      },
    },
    // Built apart from the application, so that the boot script shares no chunk with it and stays one
    // small file.
    boot: {
      consumer: "client" as const,
      build: {
        outDir: "dist",
        emptyOutDir: false,
        manifest: ".vite/boot.json",
        rolldownOptions: {
          input: { boot: "src/boot.ts", "theme-worker": "src/theme/theme-worker.ts" },
          output: {
            // A service worker's address must stay the same for its registration to be updated.
            entryFileNames: (chunk: { name: string }) =>
              chunk.name === "theme-worker" ? "[name].js" : "assets/[name]-[hash].js",
          },
        },
      },
    },
    ssr: {
      // React's development half renders at a third of the speed.
      ...(command === "build"
        ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } }
        : {}),
      build: {
        outDir: "build-out/server",
        rolldownOptions: { input: { "entry-prerender": "src/entry-prerender.tsx" } },
      },
    },
  },
  // The built prerender stands alone; in development Node loads packages by itself.
  ...(command === "build" ? { ssr: { noExternal: true as const } } : {}),
}));

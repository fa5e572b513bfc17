import { resolve } from "node:path";
import { current } from "@kolam/content/model/pages/languages";
import { folders, site } from "@kolam/resolve/current";
import { siteAlias, siteWords } from "@kolam/resolve/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { siteBrand } from "./build/brand/brand-plugin.ts";
import { contentCheck } from "./build/editing/content-check.ts";
import { pageFolders } from "./build/editing/page-folders.ts";
import { devOutputs } from "./build/outputs/dev-outputs.ts";
import { drawingModules } from "./build/outputs/drawings/drawing-modules.ts";
import { drawings } from "./build/outputs/drawings/drawings.ts";
import { pictures } from "./build/outputs/pictures/pictures-plugin.ts";
import { devArticles } from "./build/prerender/dev-articles.ts";
import { devDocuments } from "./build/prerender/dev-documents.ts";
import { evaluatedContent } from "./build/prerender/evaluated-content.ts";
import { hyphens } from "./build/prerender/hyphens.ts";
import { leftOutCode } from "./build/prerender/left-out-code.ts";
import { layerOrder } from "./build/styles/layer-order.ts";
import { codeGroups } from "./config/code-groups.ts";
import { siteDefines } from "./config/defines.ts";
import { folderOf, loadSiteConfig } from "./config/site-config.ts";
import { editing } from "./editing/editing-plugin.ts";

/** The largest font that comes with the styles: that of a single sign. */
const inlinedFontBytes = 2_048;

/** A site in a folder of a host is built into the folder of that name. */
const { base, dist } = loadSiteConfig();
export default defineConfig(({ command }) => ({
  base: `${base}/`,
  // What one site needs is not what another does.
  cacheDir: `node_modules/.vite/${site.name}`,
  resolve: { alias: siteAlias },
  define: siteDefines(command),
  plugins: [
    siteWords(),
    siteBrand(),
    hyphens(),
    react(),
    drawingModules(),
    layerOrder(),
    leftOutCode(),
    evaluatedContent(),
    drawings(),
    pictures(),
    devOutputs(),
    devArticles(),
    contentCheck(),
    editing(),
    pageFolders(),
    devDocuments(),
  ],
  appType: "custom" as const,
  css: {
    // Short, since every page holds its own CSS. In development names say where they come from.
    ...(command === "build" ? { modules: { generateScopedName: "[hash:base64:5]" } } : {}),
    // `Features.DirSelector`: instead of `:dir(rtl)` it would write a list of languages, 230
    // characters long, and pages without `lang` in that list would not be mirrored.
    lightningcss: { exclude: 4 },
  },
  build: {
    target: "es2022",
    manifest: true,
    // A font of one sign comes with the styles: each that arrives later lays out all text again.
    assetsInlineLimit: (file: string, { length }: Buffer) =>
      file.endsWith(".woff2") && length <= inlinedFontBytes,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // How long plugins take, and that the renderer loads all pages at once, asks nothing of
    // anybody.
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        outDir: resolve(folders.output, dist + base),
        // It may hold the other languages.
        emptyOutDir: false,
        rolldownOptions: {
          // The boot script imports the entry at run time and calls its export by name.
          preserveEntrySignatures: "strict" as const,
          input: { client: "src/entries/client.tsx" },
          output: { codeSplitting: { groups: codeGroups } },
        },
      },
    },
    // Built apart from the application, so that the boot script is one small file.
    boot: {
      consumer: "client" as const,
      build: {
        outDir: resolve(folders.output, dist + base),
        emptyOutDir: false,
        manifest: ".vite/boot.json",
        rolldownOptions: { input: { boot: "src/entries/boot.ts" } },
      },
    },
    ssr: {
      // React's development half renders at a third of the speed.
      ...(command === "build"
        ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } }
        : {}),
      build: {
        outDir: resolve(folders.output, `build-out${folderOf(current)}/server`),
        emptyOutDir: true,
        rolldownOptions: { input: { prerender: "src/entries/prerender.tsx" } },
      },
    },
  },
  // The built prerender stands alone; in development Node loads packages by itself.
  ...(command === "build" ? { ssr: { noExternal: true as const } } : {}),
}));

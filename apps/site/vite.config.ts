import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { kolamDrawings } from "../../packages/ui/src/vite/kolam-plugin.ts";
import { shortClassName } from "./build/class-names.ts";
import { devDocuments } from "./build/dev-documents.ts";
import { devFoundFiles } from "./build/dev-found-files.ts";
import { layerOrder } from "./build/layer-order.ts";
import { photoFrames } from "./build/photo-frames.ts";
import { photoTable } from "./build/photo-table.ts";
import { siteDefines } from "./config/defines.ts";

export default defineConfig(({ command }) => ({
  define: siteDefines(),
  plugins: [
    { enforce: "pre" as const, ...mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] }) },
    react(),
    kolamDrawings(),
    layerOrder(),
    photoFrames(),
    photoTable(),
    devFoundFiles(),
    devDocuments(),
  ],
  appType: "custom" as const,
  ...(command === "build" ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
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
          input: { "entry-client": "src/entry-client.tsx" },
          output: {
            // What every page needs is one file; see docs/decisions/0017-weight.md.
            codeSplitting: { groups: [{ name: "app", tags: ["$initial" as const] }] },
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
      build: {
        outDir: "build-out/server",
        rolldownOptions: { input: { "entry-prerender": "src/entry-prerender.tsx" } },
      },
    },
  },
  // The built prerender stands alone; in development Node loads packages by itself.
  ...(command === "build" ? { ssr: { noExternal: true as const } } : {}),
}));

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, mergeConfig } from "vite";
import storybook from "../../.storybook/main.ts";
import type { ServerStory } from "./entry-server.tsx";

const here = import.meta.dirname;
const cache = join(here, "../node_modules/.cache/stories");

/** The options that the bundles share, so that class names and drawings match. */
export async function bundleConfig(outDir: string): Promise<InlineConfig> {
  const shared = await storybook.viteFinal?.({ plugins: [] }, {} as never);
  return mergeConfig(shared ?? {}, {
    configFile: false,
    root: here,
    mode: "development",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: "esnext",
      reportCompressedSize: false,
    },
  } satisfies InlineConfig);
}

/** Bundles all stories for Node and renders them there. */
export async function renderOnServer(): Promise<ServerStory[]> {
  const outDir = join(cache, "server");
  await build(
    mergeConfig(await bundleConfig(outDir), {
      build: { ssr: join(here, "entry-server.tsx") },
    } satisfies InlineConfig),
  );
  const { renderAll }: typeof import("./entry-server.tsx") = await import(
    pathToFileURL(join(outDir, "entry-server.js")).href
  );
  return renderAll();
}

/** Bundles all stories for the browser. @returns the output folder */
export async function buildForBrowser(): Promise<string> {
  const outDir = join(cache, "browser");
  await build(
    mergeConfig(await bundleConfig(outDir), {
      build: { rolldownOptions: { input: join(here, "index.html") } },
    } satisfies InlineConfig),
  );
  return outDir;
}

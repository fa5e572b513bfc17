import { rmSync } from "node:fs";
import type { Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { PluginOption } from "vite";
import { writeHostFiles } from "../../build/hosting/host-files.ts";
import { writeCovers } from "../../build/outputs/covers/cover-files.ts";
import { writeOutputs } from "../../build/outputs/write-outputs.ts";
import { articleBody } from "../../build/prerender/article-bodies.ts";
import { bundle } from "../../build/prerender/bundle.ts";
import { prerender } from "../../build/prerender/prerender.ts";
import { loadSiteConfig } from "../../config/site-config.ts";
import { createSiteServer } from "../../server/site-server.ts";
import type * as Prerender from "../../src/entries/prerender.tsx";

const root = resolve(import.meta.dirname, "../..");

/**
 * Builds pages, scripts and headers of the site anew, as it is configured at the moment. Takes some seconds.
 * @param name names the folder of the copy
 * @param plugins Vite plugins that change the copy
 * @returns its server, not listening yet
 */
export async function createSiteCopy(name: string, plugins?: PluginOption[]): Promise<Server> {
  const out = resolve(root, "test-results", name);
  const served = resolve(out, "served");
  rmSync(out, { recursive: true, force: true });
  await bundle(root, { out, ...(plugins ? { plugins } : {}) });
  const renderer: typeof Prerender = await import(
    pathToFileURL(resolve(out, "server/prerender.js")).href
  );
  const config = loadSiteConfig();
  const paths = await prerender(renderer, served);
  await writeOutputs(await renderer.feedBodies(articleBody), config, served);
  await writeCovers(served);
  writeHostFiles(config, paths, served, out);
  return createSiteServer(out);
}

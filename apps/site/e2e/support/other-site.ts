import { rmSync } from "node:fs";
import type { Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { writeHostFiles } from "../../build/hosting/host-files.ts";
import { writeCovers } from "../../build/outputs/covers/cover-files.ts";
import { writeOutputs } from "../../build/outputs/write-outputs.ts";
import { articleBody } from "../../build/prerender/article-bodies.ts";
import { prerender } from "../../build/prerender/prerender.ts";
import { loadSiteConfig, type Setting } from "../../config/site-config.ts";
import { createSiteServer } from "../../server/site-server.ts";

const root = resolve(import.meta.dirname, "../..");

/** Builds the pages, scripts and headers of a site into a folder of its own. */
async function buildSite(name: Setting, value: string, out: string): Promise<void> {
  const served = resolve(out, "served");
  const before = process.env[name];
  process.env[name] = value;
  try {
    const into = (outDir: string) => ({ build: { outDir } });
    const environments = { client: into(served), boot: into(served), ssr: into(`${out}/server`) };
    const builder = await createBuilder({ root, logLevel: "error", environments });
    for (const environment of Object.values(builder.environments)) await builder.build(environment);
    const server = await import(pathToFileURL(`${out}/server/prerender.js`).href);
    const config = loadSiteConfig();
    const paths = await prerender(server, served);
    await writeOutputs(await server.feedBodies(articleBody), config, served);
    await writeCovers(served);
    writeHostFiles(config, paths, served, out);
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
}

/** Builds a site with another setting, which takes some seconds, and returns its server, not listening yet. */
export async function createOtherSiteServer(name: Setting, value: string): Promise<Server> {
  const out = resolve(root, "test-results", name.toLowerCase());
  rmSync(out, { recursive: true, force: true });
  await buildSite(name, value, out);
  return createSiteServer(out);
}

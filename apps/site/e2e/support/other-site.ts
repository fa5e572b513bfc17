import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { writeHostFiles } from "../../build/hosting/host-files.ts";
import { writeCovers } from "../../build/outputs/covers/cover-files.ts";
import { writeOutputs } from "../../build/outputs/write-outputs.ts";
import { articleBody } from "../../build/prerender/article-bodies.ts";
import { prerender } from "../../build/prerender/prerender.ts";
import { loadSiteConfig, type Setting } from "../../config/site-config.ts";

const root = resolve(import.meta.dirname, "../..");

type Settings = Partial<Record<Setting, string>>;

/** Runs with settings in the environment, which it restores. */
async function withSettings(settings: Settings, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    await work();
  } finally {
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/**
 * Builds the pages, scripts and headers of a site with other settings, which takes some seconds.
 * @returns the folder with its `served` files and its rules
 */
export async function buildOtherSite(settings: Settings): Promise<string> {
  const name = Object.entries(settings).flat().join("-").replace(/\W+/g, "-").toLowerCase();
  const out = resolve(root, "test-results", name);
  const served = resolve(out, "served");
  rmSync(out, { recursive: true, force: true });
  await withSettings(settings, async () => {
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
  });
  return out;
}

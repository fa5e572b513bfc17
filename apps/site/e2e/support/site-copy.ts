import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { writeHostFiles } from "../../build/hosting/host-files.ts";
import { writeCovers } from "../../build/outputs/covers/cover-files.ts";
import { writeLaterPictures } from "../../build/outputs/pictures/later-pictures.ts";
import { PagePictures } from "../../build/outputs/pictures/page-pictures.ts";
import { writeOutputs } from "../../build/outputs/write-outputs.ts";
import { bodyOf } from "../../build/prerender/article-bodies.ts";
import { bundle } from "../../build/prerender/bundle.ts";
import { prerender } from "../../build/prerender/prerender.ts";
import { loadSiteConfig, type Setting } from "../../config/site-config.ts";
import type * as Prerender from "../../src/entries/prerender.tsx";

const root = resolve(import.meta.dirname, "../..");

/** The settings that the site is rebuilt with. */
export type BuiltWith = Partial<Record<Setting, string>>;

/**
 * Rebuilds the site's pages, scripts and headers with settings in the environment, which it
 * restores, and with what a Vite plugin changes. Takes some seconds.
 * @returns the folder with its `served` files and its rules
 */
export async function buildSiteWith(settings: BuiltWith, change?: Plugin): Promise<string> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    const differences = [...Object.entries(settings).flat(), change?.name ?? ""].join("-");
    const out = resolve(root, "test-results", differences.replace(/\W+/g, "-").toLowerCase());
    const served = resolve(out, "served");
    rmSync(out, { recursive: true, force: true });
    await bundle(root, { out, ...(change ? { plugins: [change] } : {}) });
    const renderer: typeof Prerender = await import(
      pathToFileURL(resolve(out, "server/prerender.js")).href
    );
    const config = loadSiteConfig();
    const site = served + config.base;
    const pictures = new PagePictures();
    const { paths } = await prerender(renderer, site, config, undefined, pictures.note);
    writeLaterPictures(out, config.base, await pictures.write(site, config));
    await writeOutputs(await renderer.feedBodies(bodyOf), config, site);
    await writeCovers(site);
    writeHostFiles(config, paths, served, out);
    return out;
  } finally {
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

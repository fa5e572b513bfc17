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
import { loadSiteConfig } from "../../config/site-config.ts";
import { createSiteServer } from "../../server/site-server.ts";

const root = resolve(import.meta.dirname, "../..");
const out = resolve(root, "test-results/captcha");
const served = resolve(out, "served");

/** hCaptcha's published key for tests. */
export const siteKey = "10000000-ffff-ffff-ffff-000000000001";

/** Builds the pages, scripts and headers of a site with a captcha into a folder of its own. */
async function buildSite(): Promise<void> {
  const before = process.env.CAPTCHA_SITE_KEY;
  process.env.CAPTCHA_SITE_KEY = siteKey;
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
    if (before === undefined) delete process.env.CAPTCHA_SITE_KEY;
    else process.env.CAPTCHA_SITE_KEY = before;
  }
}

/** Builds a site with a captcha, which takes some seconds, and returns its server, not listening yet. */
export async function createCaptchaSiteServer(): Promise<Server> {
  rmSync(out, { recursive: true, force: true });
  await buildSite();
  return createSiteServer(out);
}

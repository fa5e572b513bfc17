import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { ConfigError, loadSiteConfig } from "../config/site-config.ts";
import type * as Server from "../src/entry-prerender.tsx";
import { Assets } from "./assets.ts";
import { writeFoundFiles } from "./found-files.ts";
import { headersFile, hostRules, redirectsFile } from "./host-rules.ts";
import { PageAuditError, runPageAudit } from "./page-audit/run.ts";
import { precompress } from "./precompress.ts";
import { prerender } from "./prerender.ts";

const root = resolve(import.meta.dirname, "..");
const dist = resolve(root, "dist");
const out = resolve(root, "build-out");

/** Whether a page that fails the audit fails the build. */
const auditFailsBuild = false;

async function build(): Promise<void> {
  const config = loadSiteConfig();
  const builder = await createBuilder({ root, logLevel: "warn" });
  for (const name of ["client", "boot", "ssr"]) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts declares no environment "${name}".`);
    await builder.build(environment);
  }

  const assets = new Assets(dist);
  const server: typeof Server = await import(
    pathToFileURL(resolve(out, "server/entry-prerender.js")).href
  );
  const { paths, styles } = await prerender(server, assets, dist);
  rmSync(resolve(dist, ".vite"), { recursive: true });
  const cards = await writeFoundFiles(server, config, dist);

  const rules = hostRules(config, paths, styles);
  writeFileSync(resolve(dist, "_headers"), headersFile(rules));
  writeFileSync(resolve(dist, "_redirects"), redirectsFile(rules));
  writeFileSync(resolve(out, "host-rules.json"), JSON.stringify(rules, null, 2));

  const served = resolve(out, "served");
  if (existsSync(served)) rmSync(served, { recursive: true });
  cpSync(dist, served, { recursive: true });
  for (const file of ["_headers", "_redirects", "404.html"]) rmSync(resolve(served, file));
  await precompress(served);
  console.log(
    `${paths.length + 1} pages in apps/site/dist, ${cards.cards} social cards (${cards.drawn} drawn anew)`,
  );
  if (auditFailsBuild) runPageAudit(dist, config);
}

try {
  await build();
} catch (error) {
  if (error instanceof PageAuditError) console.error(error.message);
  else if (error instanceof ConfigError) console.error(`Configuration: ${error.message}`);
  else throw error;
  process.exitCode = 1;
}

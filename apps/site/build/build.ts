import { cpSync, existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { ConfigError, loadSiteConfig } from "../config/site-config.ts";
import type * as Server from "../src/entry-prerender.tsx";
import { Assets } from "./assets.ts";
import { overBudget, weigh } from "./budgets.ts";
import { writeFoundFiles } from "./found-files.ts";
import { hostFiles, writeHostFiles } from "./hosts/host-files.ts";
import { PageAuditError, runPageAudit } from "./page-audit/run.ts";
import { precompress } from "./precompress.ts";
import { prerender } from "./prerender.ts";

const root = resolve(import.meta.dirname, "..");
const dist = resolve(root, "dist");
const out = resolve(root, "build-out");

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
  const { paths } = await prerender(server, assets, dist);
  rmSync(resolve(dist, ".vite"), { recursive: true });
  const cards = await writeFoundFiles(server, config, dist);

  writeHostFiles(config, paths, dist, out);

  const served = resolve(out, "served");
  if (existsSync(served)) rmSync(served, { recursive: true });
  cpSync(dist, served, { recursive: true });
  for (const file of hostFiles) rmSync(resolve(served, file));
  await precompress(served);
  console.log(
    `${paths.length + 1} pages in apps/site/dist, ${cards.cards} social cards (${cards.drawn} drawn anew)`,
  );
  runPageAudit(dist, config);
  const over = new Set(overBudget(weigh(dist)).map((problem) => problem.split(":", 1)[0]));
  if (over.size > 0) {
    console.log(`${over.size} pages are over a weight budget: node build/budgets.ts lists them.`);
  }
}

try {
  await build();
} catch (error) {
  if (error instanceof PageAuditError) console.error(error.message);
  else if (error instanceof ConfigError) console.error(`Configuration: ${error.message}`);
  else throw error;
  process.exitCode = 1;
}

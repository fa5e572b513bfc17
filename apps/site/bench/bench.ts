import { mkdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { articles } from "@kolam/content/articles";
import { paths } from "@kolam/content/paths";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../../../scripts/browser.mjs";
import { loadSiteConfig } from "../config/site-config.ts";
import { createSiteServer } from "../server/site-server.ts";
import { createFloorServer } from "./floor.ts";
import { type Clicks, clicks, type Visit, visit } from "./visit.ts";

/**
 * Measures the built site beside its floor: the same pages without scripts and with all CSS inside.
 * Both are visited in turn, in one run, by a real browser that is slowed down (processor 4 times,
 * 1.6 Mbit/s, 150 ms). Prints a table of medians with their spread (half the distance between the
 * quartiles) and writes everything to `bench/results/`. `pnpm bench [rounds] [path…]`
 */
const rounds = Number(process.argv[2] ?? 5);
const pages =
  process.argv.length > 3
    ? process.argv.slice(3)
    : [
        ...(["home", "services", "seo", "about", "blog"] as const).map((id) => paths[id].path),
        ...(["contact", "quote", "seo-analyzer", "privacy"] as const).map((id) => paths[id].path),
        `/blog/${articles[0]?.slug}`,
      ];

/** How much slower the slowest fixed piece of work may be than the fastest in a quiet run. */
const quiet = 1.3;

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const spread = (values: readonly number[]) => (quantile(values, 0.75) - quantile(values, 0.25)) / 2;

/** Time in ms of a piece of work that never changes. */
function fixedWork(): number {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < 2e7; at += 1) sum = (sum + at * 31) % 1_000_003;
  return sum < 0 ? Number.NaN : performance.now() - start;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function cell(values: readonly number[], unit: (value: number) => string): string {
  return `${unit(median(values))} ±${unit(spread(values))}`;
}

const ms = (value: number) => value.toFixed(0);
const kb = (value: number) => (value / 1024).toFixed(0);
const hundredths = (value: number) => value.toFixed(3);

const { photoHost } = loadSiteConfig();
const site = createSiteServer();
const floor = createFloorServer();
const hosts = { site: await listen(site), floor: await listen(floor) };
const executablePath = await findBrowser();
const browser = await chromium.launch({
  args: browserArgs,
  ...(executablePath ? { executablePath } : {}),
});

const visits = new Map<string, Visit[]>();
const journeys = new Map<string, Clicks[]>();
const work: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const path of pages) {
    for (const [name, host] of Object.entries(hosts)) {
      work.push(fixedWork());
      const key = `${path} ${name}`;
      visits.set(key, [...(visits.get(key) ?? []), await visit(browser, host + path, photoHost)]);
    }
  }
  for (const [name, host] of Object.entries(hosts)) {
    journeys.set(name, [
      ...(journeys.get(name) ?? []),
      await clicks(browser, `${host}/`, photoHost),
    ]);
  }
  console.error(`round ${round + 1} of ${rounds}`);
}
await browser.close();
for (const server of [site, floor]) {
  server.close();
  server.closeAllConnections();
}

const table = [
  ["page", "", "FCP ms", "LCP ms", "CLS", "TBT ms", "longest task", "KB", "script KB"],
];
for (const [key, runs] of visits) {
  const [path = "", name = ""] = key.split(" ");
  const of = (field: keyof Visit) => runs.map((run) => run[field]);
  table.push([
    path,
    name,
    cell(of("fcp"), ms),
    cell(of("lcp"), ms),
    hundredths(median(of("cls"))),
    cell(of("tbt"), ms),
    ms(median(of("longestTask"))),
    kb(median(of("transfer"))),
    kb(median(of("script"))),
  ]);
}
const widths = table[0]?.map((_, column) =>
  Math.max(...table.map((row) => row[column]?.length ?? 0)),
);
for (const row of table) {
  console.log(row.map((text, column) => text.padEnd(widths?.[column] ?? 0)).join("  "));
}
for (const [name, runs] of journeys) {
  const first = cell(
    runs.map((run) => run.first),
    ms,
  );
  const warm = cell(
    runs.map((run) => run.warm),
    ms,
  );
  console.log(`click to the next heading, ${name}: first ${first} ms, warm ${warm} ms`);
}
const noise = quantile(work, 0.9) / quantile(work, 0.1);
const noisy = noise > quiet;
console.log(
  noisy
    ? `NOISY: the same work took up to ${noise.toFixed(2)} times as long. Do not rely on these figures.`
    : `Quiet: the same work took up to ${noise.toFixed(2)} times as long.`,
);

const results = resolve(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
const file = resolve(results, `${new Date().toISOString().replaceAll(":", "-")}.json`);
writeFileSync(
  file,
  JSON.stringify({ rounds, noise, noisy, visits: [...visits], clicks: [...journeys] }, null, 2),
);
console.log(file);

/**
 * `pnpm bench tags`: what a tag costs. Builds the site without a tag and with each of them, and visits home in turns in
 * a real browser that is slowed down. The tags' hosts are played by a stub on this machine: scripts of the same size
 * that are parsed and run, but not the real ones.
 *
 * Options: `--rounds=5`.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { precompress } from "../../../apps/site/build/hosting/precompress.ts";
import { loadSiteConfig, type Setting } from "../../../apps/site/config/site-config.ts";
import { buildSiteWith } from "../../../apps/site/e2e/support/site-copy.ts";
import { measuringArgs } from "../../install/browser.mjs";
import { startHosts } from "../hosts/hosts.ts";
import { stubArguments } from "../hosts/photo-stub.ts";
import { writeResults } from "../report/results.ts";
import { inTurns, openBrowser } from "../report/rounds.ts";
import { median } from "../report/statistics.ts";
import { cell, markdownTable } from "../report/table.ts";
import { type Visit, visit } from "../visits/visit.ts";
import { taggedHosts } from "./tag-stub.ts";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });

const sites: Readonly<Record<string, Partial<Record<Setting, string>>>> = {
  none: { TAG: "" },
  plausible: { TAG: "plausible", TAG_ID: "agency.example" },
  umami: { TAG: "umami", TAG_ID: "0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35" },
  google: { TAG: "google", TAG_ID: "G-ABC123DEF4", TAG_CONVERSION: "AW-123456789/AbC" },
};

const allow = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("site:consent", "granted"));

/** What is visited: a site, and the answer that the visitor gave before. */
const subjects = [
  { name: "none", site: "none" },
  { name: "Plausible", site: "plausible" },
  { name: "Umami", site: "umami" },
  { name: "Google, not answered", site: "google" },
  { name: "Google, allowed", site: "google", prepare: allow },
].map((subject) => ({ ...subject, runs: [] as Visit[] }));

/** The compressed size of the scripts before and after the first interaction, without a tag's own, in bytes. */
function ownScripts(folder: string): { first: number; later: number } {
  const sum = (pattern: string) =>
    globSync(pattern, { cwd: folder })
      .map((file) => gzipSync(readFileSync(resolve(folder, file))).length)
      .reduce((total, bytes) => total + bytes, 0);
  return { first: sum("assets/boot-*.js"), later: sum("assets/{app,cookie-banner}-*.js") };
}

const folders: Record<string, string> = {};
for (const [name, settings] of Object.entries(sites)) {
  folders[name] = await buildSiteWith(settings);
  await precompress(resolve(folders[name], "served"));
}
const hosts = await startHosts(folders);
const browser = await openBrowser(
  ...measuringArgs,
  ...stubArguments({
    [new URL(loadSiteConfig().photoHost).hostname]: hosts.photoPort,
    ...Object.fromEntries(taggedHosts.map((host) => [host, hosts.tagPort])),
  }),
);
const noise = await inTurns(
  Number(options.rounds),
  subjects.map(
    ({ site, prepare, runs }) =>
      async () =>
        runs.push(await visit(browser, `${hosts.origins[site]}/`, prepare)),
  ),
).finally(async () => {
  await browser.close();
  hosts.stop();
});

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const middle = (runs: readonly Visit[], field: keyof Visit) =>
  median(runs.map((run) => run[field]));
const plain = subjects[0]?.runs ?? [];
const base = ownScripts(resolve(folders.none ?? "", "served"));
const ratio = (runs: readonly Visit[], field: keyof Visit) =>
  (middle(runs, field) / middle(plain, field)).toFixed(2);
const table = markdownTable(subjects, {
  tag: ({ name }) => name,
  "FCP ms": ({ runs }) => cell(runs.map((run) => run.fcp)),
  "LCP ms": ({ runs }) => cell(runs.map((run) => run.lcp)),
  "× without": ({ runs }) => `${ratio(runs, "fcp")} / ${ratio(runs, "lcp")}`,
  "longest task ms": ({ runs }) => middle(runs, "longestTask").toFixed(0),
  "KB of script more": ({ runs }) => kb(middle(runs, "script") - middle(plain, "script")),
  "of it ours: at first + later": ({ site }) => {
    const own = ownScripts(resolve(folders[site] ?? "", "served"));
    return `${kb(own.first - base.first)} + ${kb(own.later - base.later)}`;
  },
});
const text = [table, noise.toString(), ""].join("\n\n");
writeResults("tags", text, { noise: noise.ratio, subjects });

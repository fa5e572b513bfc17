/**
 * `pnpm bench`: measures the built site, served as `npm start` does, beside its floor: the same pages
 * without scripts and with all CSS inside. `pnpm bench:peers` puts the same home page made with Astro
 * and with Next.js into the same run; see `peers.ts`.
 *
 * Everything is visited in turns, by Lighthouse (simulated mobile and desktop) and by a real browser
 * that is slowed down. Photos come from a stand-in on this machine. Prints Markdown tables of medians
 * with their spread (half the distance between the quartiles) and writes them, with every single
 * figure, to `bench/results/`.
 *
 * `--rounds=5`, `--pages=/,/about`, `--only=mobile,desktop,applied,clicks,interactions`, `--peers`,
 * `--beside=name=folder` for another site's built home page, as often as there are such sites
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { paths } from "@kolam/content/paths";
import { chromium } from "@playwright/test";
import { findBrowser, measuringArgs } from "../../../scripts/browser.mjs";
import { loadSiteConfig } from "../config/site-config.ts";
import { clicks } from "./clicks.ts";
import { startHosts } from "./hosts.ts";
import { feel, journeyNames } from "./interactions.ts";
import { othersOf } from "./others.ts";
import { measuredPaths } from "./pages.ts";
import { preparePeers } from "./peers.ts";
import { browserArguments } from "./photo-stub.ts";
import { type Journey, report, type Subject, type Visited } from "./report.ts";
import { devices, simulated } from "./simulated.ts";
import { NoiseMeter } from "./statistics.ts";
import { visit } from "./visit.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    pages: { type: "string", default: measuredPaths.join() },
    only: { type: "string", default: "mobile,desktop,applied,clicks,interactions" },
    peers: { type: "boolean", default: false },
    beside: { type: "string", multiple: true, default: [] },
  },
});
const rounds = Number(options.rounds);
const pages = options.pages.split(",");
const kinds = new Set(options.only.split(","));
/** The pages that the peers have too. */
const peerPages = ["/", "/about"];
/** Only visited by the browser that is slowed down, to see what the page's headers cost. */
const bareFloor = "bare floor";
/** Lighthouse finds the browser by this port. */
const debugPort = 9_377;

const started = Date.now();
const others = othersOf(options.beside);
const peers = options.peers ? preparePeers() : {};
const hosts = await startHosts(peers, others);
const executablePath = await findBrowser();
const { photoHost } = loadSiteConfig();
const browser = await chromium.launch({
  // A browser keeps pages for the way back; so must this one.
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
  args: [
    ...measuringArgs,
    ...browserArguments(photoHost, hosts.photoPort),
    `--remote-debugging-port=${debugPort}`,
  ],
  ...(executablePath ? { executablePath } : {}),
});

const subjects: Subject[] = pages.flatMap((page) => [
  ...[
    "site",
    "floor",
    bareFloor,
    ...(peerPages.includes(page) ? Object.keys(peers) : []),
    ...(page === paths.home.path ? Object.keys(others) : []),
  ].map((host) => ({ page, host, mobile: [], desktop: [], applied: [] })),
]);
const journeys: Journey[] = kinds.has("clicks")
  ? Object.keys(hosts.origins)
      .filter((host) => host !== bareFloor && !(host in others))
      .map((host) => ({ host, runs: [] }))
  : [];
const visited: Visited[] = kinds.has("interactions")
  ? journeyNames.map((name) => ({ name, runs: [] }))
  : [];
const noise = new NoiseMeter();

async function measure(subject: Subject): Promise<void> {
  const url = `${hosts.origins[subject.host]}${subject.page}`;
  for (const device of devices) {
    if (kinds.has(device) && subject.host !== bareFloor)
      subject[device].push(await simulated(url, device, debugPort));
  }
  if (kinds.has("applied")) subject.applied.push(await visit(browser, url));
}

try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const subject of subjects) {
      noise.sample();
      await measure(subject);
    }
    for (const { host, runs } of journeys) {
      noise.sample();
      runs.push(await clicks(browser, `${hosts.origins[host]}/`));
    }
    for (const { name, runs } of visited) {
      noise.sample();
      runs.push(await feel(browser, hosts.origins.site ?? "", name));
    }
    console.error(`round ${round} of ${rounds}, ${Math.round((Date.now() - started) / 1000)} s`);
  }
} finally {
  await browser.close();
  hosts.stop();
}

const machine = {
  processor: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  load: loadavg()[0],
  browser: browser.version(),
  node: process.version,
};
const facts = [
  `${new Date(started).toISOString()}, ${rounds} rounds in turns, medians ± half the distance between the quartiles.`,
  `${machine.cores} × ${machine.processor}, Chromium ${machine.browser}, Node ${machine.node}.`,
  "Photos come from a stand-in on this machine, 0.1 byte a pixel, for all hosts alike.",
  noise.toString(),
];
const text = `${facts.join("\n")}\n\n${report(subjects, journeys, visited)}\n`;
console.log(text);

const results = resolve(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
const file = resolve(results, new Date(started).toISOString().replaceAll(":", "-"));
writeFileSync(`${file}.md`, text);
writeFileSync(
  `${file}.json`,
  JSON.stringify(
    { rounds, machine, noise: noise.ratio, noisy: noise.noisy, subjects, journeys, visited },
    null,
    2,
  ),
);
console.log(`${file}.md and .json`);

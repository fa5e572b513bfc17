/**
 * `pnpm bench`: measures the built site, served as `npm start` serves it, beside its floor: the
 * same pages without scripts.
 *
 * All pages are visited in turns, by Lighthouse (simulated mobile and desktop) and by a real
 * browser that is slowed down. Photos come from a stub on this machine. Prints Markdown tables of
 * medians with their spread (half the interquartile range) and writes them, with all single
 * figures, to `bench/results/`.
 *
 * `pnpm bench peers` adds our home and about pages as Astro and Next.js make them; see `peers/`.
 *
 * Options: `--rounds=5`, `--pages=/,/about`, `--peers`,
 * `--only=mobile,desktop,applied,thread,clicks,interactions`, and `--beside=name=folder`, repeatable,
 * for the built home page of another site, or for another build of this one: a copy of its
 * `build-out`.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { paths } from "@kolam/content/model/pages/paths";
import { measuringArgs } from "../install/browser.mjs";
import { foldersOf, isOurs, startHosts } from "./hosts/hosts.ts";
import { stubArguments } from "./hosts/photo-stub.ts";
import { makePeers } from "./peers/peers.ts";
import { type Journey, type Navigations, report, type Subject } from "./report/report.ts";
import { writeResults } from "./report/results.ts";
import { inTurns, openBrowser } from "./report/rounds.ts";
import { clicks, visitorKinds } from "./visits/clicks.ts";
import { journeyNames, measureJourney } from "./visits/journeys.ts";
import { mainThread } from "./visits/main-thread.ts";
import { measuredPaths } from "./visits/pages.ts";
import { devices, simulated } from "./visits/simulated.ts";
import { visit } from "./visits/visit.ts";
import { VisitorBrowser } from "./visits/visitor-window.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    pages: { type: "string", default: measuredPaths.join() },
    only: { type: "string", default: "mobile,desktop,applied,thread,clicks,interactions" },
    peers: { type: "boolean", default: false },
    beside: { type: "string", multiple: true, default: [] },
  },
});
const rounds = Number(options.rounds);
const pages = options.pages.split(",");
const kinds = new Set(options.only.split(","));
/** The pages that the peers have too. */
const peerPages: readonly string[] = [paths.home.path, paths.about.path];
/** Visited by the slowed-down browser only, to show what the page's headers cost. */
const bareFloor = "bare floor";
/** Lighthouse connects to the browser at this port. */
const debugPort = 9_377;

const started = Date.now();
const others = foldersOf(options.beside);
const peers = options.peers ? await makePeers(peerPages) : { folders: {}, remove: () => {} };
const hosts = await startHosts({ ...peers.folders, ...others });
const browser = await openBrowser(
  ...measuringArgs,
  ...stubArguments(hosts.photoPort),
  `--remote-debugging-port=${debugPort}`,
);
const visitors = await VisitorBrowser.start(...measuringArgs, ...stubArguments(hosts.photoPort));

const subjects: Subject[] = pages.flatMap((page) =>
  [
    "site",
    "floor",
    bareFloor,
    ...(peerPages.includes(page) ? Object.keys(peers.folders) : []),
    ...(page === paths.home.path ? Object.keys(others) : []),
  ].map((host) => ({ page, host, mobile: [], desktop: [], applied: [], moving: [], still: [] })),
);
// Other sites may not have the links that the clicks follow.
const otherBuilds = Object.keys(others).filter((name) => isOurs(others[name] ?? ""));
const clickHosts = ["site", "floor", ...otherBuilds, ...Object.keys(peers.folders)];
const navigations: Navigations[] = kinds.has("clicks")
  ? visitorKinds.flatMap((visitor) => clickHosts.map((host) => ({ visitor, host, runs: [] })))
  : [];
const journeys: Journey[] = kinds.has("interactions")
  ? journeyNames.map((name) => ({ name, runs: [] }))
  : [];

async function measure(subject: Subject): Promise<void> {
  const url = `${hosts.origins[subject.host]}${subject.page}`;
  for (const device of devices) {
    if (kinds.has(device) && subject.host !== bareFloor)
      subject[device].push(await simulated(url, device, debugPort));
  }
  if (kinds.has("applied")) subject.applied.push(await visit(browser, url));
  if (kinds.has("thread") && subject.host !== bareFloor) {
    subject.moving.push(await mainThread(browser, url));
    subject.still.push(await mainThread(browser, url, true));
  }
}

const noise = await inTurns(rounds, [
  ...subjects.map((subject) => () => measure(subject)),
  ...navigations.map(
    ({ visitor, host, runs }) =>
      async () =>
        runs.push(await clicks(visitors, `${hosts.origins[host]}/`, visitor)),
  ),
  ...journeys.map(
    ({ name, runs }) =>
      async () =>
        runs.push(await measureJourney(visitors, hosts.origins.site ?? "", name)),
  ),
]).finally(async () => {
  await browser.close();
  await visitors.stop();
  hosts.stop();
  peers.remove();
});

const machine = {
  processor: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  load: loadavg()[0],
  browser: browser.version(),
  node: process.version,
};
const facts = [
  `${new Date(started).toISOString()}, ${rounds} rounds in turns, medians ± half the interquartile range.`,
  `${machine.cores} × ${machine.processor}, Chromium ${machine.browser}, Node ${machine.node}.`,
  "Photos come from a stub on this machine, 0.1 byte a pixel, for all hosts alike.",
  noise.toString(),
];
writeResults("visits", `${facts.join("\n")}\n\n${report(subjects, navigations, journeys)}\n`, {
  rounds,
  machine,
  noise: noise.ratio,
  noisy: noise.noisy,
  subjects,
  navigations,
  journeys,
});

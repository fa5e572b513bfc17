/**
 * `pnpm bench proof`: measures what the proof page shows and a build cannot read, and writes it
 * with the day and the commit to `measured.json` in the site's folder: the largest paint and the
 * layout shift of the worst page, as Lighthouse simulates a mid-range phone on 4G; the slowest tap
 * of three journeys; and what axe finds. Build again to show it.
 *
 * Options: `--rounds=3`, of which the medians count; `--pages=/,/about`.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { folders } from "@kolam/resolve/current";
import { axeViolations } from "@kolam/site/e2e/support/axe";
import { measuringArgs } from "../install/browser.mjs";
import { startHosts } from "./hosts/hosts.ts";
import { stubArguments } from "./hosts/photo-stub.ts";
import { inTurns, openBrowser } from "./report/rounds.ts";
import { median } from "./report/statistics.ts";
import { journeyNames, measureJourney } from "./visits/journeys.ts";
import { measuredPaths } from "./visits/pages.ts";
import { simulated } from "./visits/simulated.ts";
import { VisitorBrowser } from "./visits/visitor-window.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    pages: { type: "string", default: measuredPaths.join() },
  },
});
/** Lighthouse connects to the browser at this port. */
const debugPort = 9_379;

const file = join(folders.site, "measured.json");
const hosts = await startHosts({});
const { site = "" } = hosts.origins;
const browser = await openBrowser(
  ...measuringArgs,
  ...stubArguments(hosts.photoPort),
  `--remote-debugging-port=${debugPort}`,
);
const visitors = await VisitorBrowser.start(...measuringArgs, ...stubArguments(hosts.photoPort));

/** The measurements, by the path of the page or the name of the journey. */
const found = {
  paint: new Map(),
  shift: new Map(),
  tap: new Map(),
  errors: new Map(),
} satisfies Record<string, Map<string, number[]>>;
const note = (of: Map<string, number[]>, path: string, value: number) =>
  of.set(path, [...(of.get(path) ?? []), value]);

async function errorsOn(path: string): Promise<number> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: "load" });
  const errors = await axeViolations(page);
  for (const error of errors) console.error(`${path}: ${error}`);
  await context.close();
  return errors.length;
}

const pages = options.pages.split(",");
const noise = await inTurns(Number(options.rounds), [
  ...pages.map((path) => async () => {
    const { lcp, cls } = await simulated(site + path, "mobile", debugPort);
    note(found.paint, path, lcp / 1_000);
    note(found.shift, path, cls);
  }),
  ...journeyNames.map((name) => async () => {
    note(found.tap, name, (await measureJourney(visitors, site, name)).slowest);
  }),
])
  .then(async (meter) => {
    for (const path of pages) note(found.errors, path, await errorsOn(path));
    return meter;
  })
  .finally(async () => {
    await browser.close();
    await visitors.stop();
    hosts.stop();
  });

/** The page or journey whose median is the highest. */
const worst = Object.entries(found).map(([id, of]) => {
  const medians = [...of].map(([where, values]) => ({ value: median(values), where }));
  const [first = { value: 0, where: "" }] = medians.toSorted((a, b) => b.value - a.value);
  return { id, ...first, value: Math.round(first.value * 1_000) / 1_000 };
});

const text = JSON.stringify(
  {
    day: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim(),
    noisy: noise.noisy,
    figures: worst,
  },
  null,
  2,
);
writeFileSync(file, `${text}\n`);
console.log(`${text}\n${noise}\n${file}`);

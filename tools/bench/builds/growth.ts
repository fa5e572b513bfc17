/**
 * `pnpm bench scale`: builds the site with 100, 1,000 and 10,000 synthetic articles, and the Astro peer with the
 * same articles in the same run. Prints a table with the limits and writes it to `bench/results/`.
 *
 * Both build pages only, since the peer has no social cards, compression and audit. `--sizes=100,1000` builds
 * fewer, `--whole` runs all steps of our build, `--alone` leaves the peer out.
 */
import { readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { blogPageCount } from "@kolam/content/blog/article-list";
import { pageIds } from "@kolam/content/facts/paths";
import { copyOfSite } from "../../run/copies.ts";
import { forgetBuilds, installPeer, npm } from "../peers/peers.ts";
import { writeResults } from "../report/results.ts";
import { NoiseMeter } from "../report/statistics.ts";
import { markdownTable } from "../report/table.ts";
import { node } from "./run-node.ts";
import { writeArticles } from "./synthetic-articles.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "100,1000,10000" },
    whole: { type: "boolean", default: false },
    alone: { type: "boolean", default: false },
  },
});
const sizes = options.sizes.split(",").map(Number);

/** One build. */
interface Built {
  readonly articles: number;
  readonly pages: number;
  /** Duration of the whole command. */
  readonly seconds: number;
  /** Peak of the largest process, in MB. */
  readonly memory: number;
  /** Seconds by step; empty for the peer. */
  readonly steps: Readonly<Record<string, number>>;
}

const memoryFile = join(tmpdir(), `kolam-peak-${process.pid}`);
const memoryHook = pathToFileURL(resolve(import.meta.dirname, "peak-memory.mjs")).href;
/** Makes every Node process of a command record its peak memory. */
const measured = { PEAK_MEMORY_FILE: memoryFile, NODE_OPTIONS: `--import ${memoryHook}` };

/** Runs a build; its time in seconds and the peak of its largest process in MB. */
function timed(work: () => void): Pick<Built, "seconds" | "memory"> {
  rmSync(memoryFile, { force: true });
  const start = performance.now();
  work();
  const seconds = (performance.now() - start) / 1000;
  const peaks = readFileSync(memoryFile, "utf8").trim().split("\n").map(Number);
  return { seconds, memory: Math.max(...peaks) / 1024 };
}

function buildOurs(copy: string, articles: number): Built {
  const content = join(copy, "packages/content");
  const site = join(copy, "apps/site");
  writeArticles(join(content, "src/en/articles"), articles, ".mdx");
  node(["build/generate.ts"], content);
  const only = options.whole ? [] : ["--pages-only"];
  const cost = timed(() => node(["build/build.ts", ...only], site, measured));
  const { times } = JSON.parse(readFileSync(join(site, "build-out/times.json"), "utf8"));
  const pages = pageIds.length + blogPageCount(articles) + articles;
  return { articles, pages, steps: times, ...cost };
}

function buildPeer(articles: number): Built {
  const folder = join(tmpdir(), `kolam-peer-articles-${process.pid}`);
  writeArticles(folder, articles, ".md");
  forgetBuilds();
  const cost = timed(() => npm("astro", ["run", "build"], { ARTICLES: folder, ...measured }));
  rmSync(folder, { recursive: true, force: true });
  return { articles, pages: 2 + blogPageCount(articles) + articles, steps: {}, ...cost };
}

const noise = new NoiseMeter();
const ours: Built[] = [];
const peer: Built[] = [];
const copy = copyOfSite();
if (!options.alone) installPeer("astro");
try {
  for (const articles of sizes) {
    noise.sample();
    ours.push(buildOurs(copy, articles));
    console.error(`${articles} articles: the site`);
    noise.sample();
    if (!options.alone) peer.push(buildPeer(articles));
  }
  noise.sample();
} finally {
  rmSync(copy, { recursive: true, force: true });
  rmSync(memoryFile, { force: true });
}

/** Milliseconds that rendering takes for each page. */
const perPage = ({ steps, pages }: Built) => ((steps.pages ?? Number.NaN) * 1000) / pages;
const [least] = sizes;
/** Milliseconds of the whole command for each page more than in the smallest build. */
function perFurtherPage(built: Built, all: readonly Built[]): string {
  const first = all.find(({ articles }) => articles === least);
  if (!first || first === built) return "";
  return (((built.seconds - first.seconds) * 1000) / (built.pages - first.pages)).toFixed(1);
}

const table = markdownTable(
  ours.map((built, at) => ({ built, other: peer[at] })),
  {
    articles: ({ built }) => built.articles.toLocaleString("en"),
    pages: ({ built }) => built.pages.toLocaleString("en"),
    "ms a page": ({ built }) => perPage(built).toFixed(1),
    "pages/s": ({ built }) => (1000 / perPage(built)).toFixed(0),
    "build s": ({ built }) => built.seconds.toFixed(1),
    "ms a further page": ({ built }) => perFurtherPage(built, ours),
    "peak MB": ({ built }) => built.memory.toFixed(0),
    "Astro s": ({ other }) => other?.seconds.toFixed(1) ?? "",
    "Astro ms a further page": ({ other }) => (other ? perFurtherPage(other, peer) : ""),
    "Astro peak MB": ({ other }) => other?.memory.toFixed(0) ?? "",
  },
);

const [small, large] = [ours[0], ours.at(-1)];
const verdicts =
  small && large && small !== large
    ? [
        `Time of a page at ${large.articles} articles: ${(perPage(large) / perPage(small)).toFixed(2)} of that at ${small.articles} (at most 1.20).`,
        `Peak memory: ${(large.memory / small.memory).toFixed(2)} of that at ${small.articles} (at most 2.00).`,
        `Pages a second: ${(1000 / perPage(large)).toFixed(0)} (at least 200 on two cores; here ${availableParallelism()}).`,
      ]
    : [];
const stepLines = options.whole
  ? ours.map(
      ({ articles, steps }) =>
        `${articles}: ${Object.entries(steps)
          .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`)
          .join(", ")}`,
    )
  : [];
const text = [table, ...verdicts, ...stepLines, noise.toString(), ""].join("\n\n");
writeResults("growth", text, { noise: noise.ratio, ours, peer });

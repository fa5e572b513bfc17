/**
 * `pnpm bench scale`: builds the site with 100, 1,000 and 10,000 synthetic articles. Prints a table with the limits and
 * writes it to `bench/results/`.
 *
 * It builds pages only, without social cards, compression and audit. `--sizes=100,1000` builds fewer.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { blogPageCount } from "@kolam/content/blog/article-list";
import { pageIds } from "@kolam/content/facts/paths";
import { copyOfSite } from "../../run/copies.ts";
import { writeResults } from "../report/results.ts";
import { NoiseMeter } from "../report/statistics.ts";
import { markdownTable } from "../report/table.ts";
import { writeArticles } from "./synthetic-articles.ts";

const { values: options } = parseArgs({
  options: { sizes: { type: "string", default: "100,1000,10000" } },
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
  /** Seconds by step. */
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
  writeArticles(join(content, "src/en/articles"), articles);
  execFileSync(process.execPath, ["build/generate.ts"], { cwd: content });
  const env = { ...process.env, ...measured };
  const build = ["build/build.ts", "--pages-only"];
  const cost = timed(() => execFileSync(process.execPath, build, { cwd: site, env }));
  const { times } = JSON.parse(readFileSync(join(site, "build-out/times.json"), "utf8"));
  const pages = pageIds.length + blogPageCount(articles) + articles;
  return { articles, pages, steps: times, ...cost };
}

const noise = new NoiseMeter();
const ours: Built[] = [];
const copy = copyOfSite();
try {
  for (const articles of sizes) {
    noise.sample();
    ours.push(buildOurs(copy, articles));
    console.error(`${articles} articles`);
  }
  noise.sample();
} finally {
  rmSync(copy, { recursive: true, force: true });
  rmSync(memoryFile, { force: true });
}

/** Milliseconds that rendering takes for each page. */
const perPage = ({ steps, pages }: Built) => ((steps.pages ?? Number.NaN) * 1000) / pages;
/** Milliseconds of the whole command for each page more than in the smallest build. */
function perFurtherPage(built: Built): string {
  const [first] = ours;
  if (!first || first === built) return "";
  return (((built.seconds - first.seconds) * 1000) / (built.pages - first.pages)).toFixed(1);
}

const table = markdownTable(ours, {
  articles: ({ articles }) => articles.toLocaleString("en"),
  pages: ({ pages }) => pages.toLocaleString("en"),
  "ms a page": (built) => perPage(built).toFixed(1),
  "pages/s": (built) => (1000 / perPage(built)).toFixed(0),
  "build s": ({ seconds }) => seconds.toFixed(1),
  "ms a further page": perFurtherPage,
  "peak MB": ({ memory }) => memory.toFixed(0),
});

const small = ours[0];
const large = ours.at(-1);
const verdicts =
  small && large && small !== large
    ? [
        `Time of a page at ${large.articles} articles: ${(perPage(large) / perPage(small)).toFixed(2)} of that at ${small.articles} (at most 1.20).`,
        `Peak memory: ${(large.memory / small.memory).toFixed(2)} of that at ${small.articles} (at most 2.00).`,
        `Pages a second: ${(1000 / perPage(large)).toFixed(0)} (at least 200 on two cores; here ${availableParallelism()}).`,
      ]
    : [];
const text = [table, ...verdicts, noise.toString(), ""].join("\n\n");
writeResults("growth", text, { noise: noise.ratio, ours });

/**
 * `pnpm bench scale`: builds the site with 100, 1,000 and 10,000 synthetic articles, and for every
 * host with 1,000 cases and as many landing pages in two languages that have every page. Prints
 * tables with the limits and writes them to `bench/results/`.
 *
 * It leaves out social cards, compression and the audit, which would rightly refuse titles that two
 * languages share. `--sizes=100,1000` builds fewer articles, `--pages=16,120` fewer cases and
 * landing pages; an empty list builds none.
 */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { blogPageCount } from "@kolam/content/model/blog/article-list";
import { pageIds } from "@kolam/content/model/pages/paths";
import { folders, language } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { scriptsOf } from "@kolam/site/build/checks/sizes/weigh";
import { copyOfSite } from "../../run/copies.ts";
import { writeResults } from "../report/results.ts";
import { NoiseMeter } from "../report/statistics.ts";
import { markdownTable } from "../report/table.ts";
import { writeArticles } from "./synthetic-articles.ts";
import { writePages } from "./synthetic-pages.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "100,1000,10000" },
    pages: { type: "string", default: "16,1000" },
  },
});
const numbers = (list: string) => list.split(",").filter(Boolean).map(Number);
const sizes = numbers(options.sizes);

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
  const findSite = ["--import", pathToFileURL(join(copy, "packages/resolve/hooks.ts")).href];
  const site = join(copy, "apps/site");
  writeArticles(join(copy, fromRoot(folders.words(language)), "articles"), articles);
  execFileSync(process.execPath, [...findSite, "build/generate.ts"], { cwd: site });
  const env = { ...process.env, ...measured };
  const build = [...findSite, "build/build.ts", "--pages-only"];
  const cost = timed(() => execFileSync(process.execPath, build, { cwd: site, env }));
  const { times } = JSON.parse(readFileSync(join(site, "build-out/times.json"), "utf8"));
  const pages = pageIds.length + blogPageCount(articles) + articles;
  return { articles, pages, steps: times, ...cost };
}

/** A build of a site of cases and landing pages, for every host. */
interface BuiltForHosts extends Pick<Built, "seconds" | "memory" | "steps"> {
  /** How many cases and how many landing pages there are, in each of two languages. */
  readonly each: number;
  readonly files: number;
  /** What the home page loads before and after the first interaction, in bytes, with gzip. */
  readonly homeScripts: number;
  /** The lines of each host's file. */
  readonly lines: Readonly<Record<string, number>>;
}

function buildForHosts(copy: string, each: number): BuiltForHosts {
  const findSite = ["--import", pathToFileURL(join(copy, "packages/resolve/hooks.ts")).href];
  const site = join(copy, "apps/site");
  writePages(join(copy, fromRoot(folders.content)), each);
  execFileSync(process.execPath, [...findSite, "build/generate.ts"], { cwd: site });
  const env = { ...process.env, ...measured };
  const build = [...findSite, "build/build.ts", "--pages-only"];
  const cost = timed(() => execFileSync(process.execPath, build, { cwd: site, env }));
  const { times } = JSON.parse(readFileSync(join(site, "build-out/times.json"), "utf8"));
  const dist = join(site, "dist");
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const { all } = scriptsOf(html);
  const homeScripts = all
    .map((script) => gzipSync(readFileSync(join(dist, script))).length)
    .reduce((sum, size) => sum + size, 0);
  const hosts = join(site, "build-out/hosts");
  const hostFiles = [
    join(dist, "_headers"),
    join(dist, "_redirects"),
    ...readdirSync(hosts).map((name) => join(hosts, name)),
  ].filter((file) => statSync(file).isFile());
  const lines = Object.fromEntries(
    hostFiles.map((file) => [
      file.slice(site.length + 1),
      readFileSync(file, "utf8").split("\n").length,
    ]),
  );
  const files = readdirSync(dist, { recursive: true }).length;
  return { each, files, homeScripts, lines, steps: times, ...cost };
}

const noise = new NoiseMeter();

/** Does something with a copy of the site for each number. */
function onCopy<Result>(counts: readonly number[], work: (copy: string, count: number) => Result) {
  if (counts.length === 0) return [];
  const copy = copyOfSite();
  try {
    return counts.map((count) => {
      noise.sample();
      const result = work(copy, count);
      console.error(`${count} done`);
      return result;
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
    rmSync(memoryFile, { force: true });
  }
}

const ours = onCopy(sizes, buildOurs);
const forHosts = onCopy(numbers(options.pages), buildForHosts);
noise.sample();

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
const hostsTable = markdownTable(forHosts, {
  "cases and landing pages": ({ each }) => `${each.toLocaleString("en")} each, in two languages`,
  files: ({ files }) => files.toLocaleString("en"),
  "build s": ({ seconds }) => seconds.toFixed(0),
  "peak MB": ({ memory }) => memory.toFixed(0),
  "scripts of home, bytes": ({ homeScripts }) => homeScripts.toLocaleString("en"),
  "lines of hosts’ files": ({ lines }) =>
    Object.entries(lines)
      .map(([file, count]) => `${file.replace("build-out/", "")} ${count}`)
      .join(", "),
});
const tables = [ours.length > 0 ? [table, ...verdicts] : [], forHosts.length > 0 ? hostsTable : []];
const text = [...tables.flat(), noise.toString(), ""].join("\n\n");
writeResults("growth", text, { noise: noise.ratio, ours, forHosts });

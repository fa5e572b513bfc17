import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type * as Server from "../../src/entry-prerender.tsx";
import { entrySource, PageStylesByType, sourcesOf } from "../styles/page-styles.ts";
import { articleBody } from "./article-bodies.ts";
import type { Assets } from "./assets.ts";
import { fileOf } from "./page-file.ts";

/**
 * The cut of the headings, in which the largest text of a first screen is set. It is asked for with the
 * first styles and not preloaded, which would hold up the first paint: docs/decisions/0017-weight.md.
 */
const earlyFonts = ["anek-display.woff2"];

/** React writes links to fetch pictures early at the front of the page; they belong in the head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*\/?>)+/;

const madeFolders = new Set<string>();

function writeInto(outDir: string, file: string, text: string): void {
  const target = resolve(outDir, file);
  const folder = dirname(target);
  if (!madeFolders.has(folder)) mkdirSync(folder, { recursive: true });
  madeFolders.add(folder);
  writeFileSync(target, text);
}

/** The sources of what hydration loads, the entry first: the whole page, or only its islands. */
function codeSources(page: Server.RenderedPage, server: typeof Server): string[] {
  if (page.hydrate === "idle") return sourcesOf(page.id);
  const islands = page.islands.filter((name) => server.wakesWithPage(name));
  return [entrySource, ...islands.map((name) => `src/islands/${name}.tsx`)];
}

/** What a prerender produced besides files. */
export interface PrerenderResult {
  /** Canonical paths of all pages written. */
  readonly paths: readonly string[];
  /** Every distinct style block in them. */
  readonly styles: ReadonlySet<string>;
}

/**
 * Renders pages to files in `outDir`, each with what the browser fetches to show it in place. Holds one
 * page at a time.
 * @param paths canonical paths; `/404` is the not-found page
 * @returns every distinct style block
 * @throws when a page answers a status it must not
 */
export async function renderPages(
  server: typeof Server,
  assets: Assets,
  outDir: string,
  paths: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const fontPaths = earlyFonts.map((name) => assets.asset(`fonts/${name}`));
  const styles = new PageStylesByType(server, assets, outDir, fontPaths);
  // Second by agreement with the boot script.
  const idle = assets.file("src/on-idle.ts");
  server.provideBodies(articleBody);
  for (const pathname of paths) {
    const page = await server.renderPage(pathname);
    if (page.status !== (pathname === "/404" ? 404 : 200)) {
      throw new Error(`${pathname} answers ${page.status}.`);
    }
    const [entry = "", ...modules] = assets.page(codeSources(page, server)).code;
    const code = [...new Set([entry, idle, ...modules])];
    const html = server.renderDocument({
      head: page.head,
      styles: await styles.of(page.id),
      app: page.app.replace(leadingPreloads, ""),
      boot: { src: assets.file("src/boot.ts"), code, hydrate: page.hydrate },
    });
    writeInto(outDir, fileOf(pathname), html);
    const files = { styles: assets.page(sourcesOf(page.id)).cssFiles, code };
    writeInto(outDir, page.headFile.slice(1), server.renderPart(page, files));
    if (page.data) writeInto(outDir, page.data.path.slice(1), page.data.text);
  }
  return styles.inline;
}

/** Below so many pages another thread would take longer to start than it saves. */
const pagesPerThread = 250;

/** Whether a thread renders the page at this place of the list. */
export function isOfThread(place: number, { thread, threads }: ThreadShare): boolean {
  return place % threads === thread;
}

/** Which part of the pages a thread renders. */
export interface ThreadShare {
  readonly thread: number;
  readonly threads: number;
}

/** What {@link prerender} tells a thread. */
export interface ThreadTask extends ThreadShare {
  /** The built server. */
  readonly serverFile: string;
  readonly outDir: string;
}

/** What a thread may keep, in MB: its code and the list of all pages, but not the pages it has written. */
const memoryOf = (pages: number) => ({
  maxOldGenerationSizeMb: 200 + pages / 50,
  maxYoungGenerationSizeMb: 24,
});

function renderInThread(task: ThreadTask, pages: number): Promise<readonly string[]> {
  const worker = new Worker(new URL("../prerender-thread.ts", import.meta.url), {
    workerData: task,
    resourceLimits: memoryOf(pages),
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`A rendering thread stopped (${code}).`)));
  });
}

/**
 * Renders every page to a file in `outDir`, and the not-found page to `404.html`.
 * @param serverFile the file of the built server, by which many pages are rendered in as many threads as
 * there are processors
 */
export async function prerender(
  server: typeof Server,
  assets: Assets,
  outDir: string,
  serverFile?: string,
): Promise<PrerenderResult> {
  const search = server.searchData();
  if (search) writeInto(outDir, search.path.slice(1), search.text);
  const paths = server.pathsToRender();
  const threads = Math.min(availableParallelism(), Math.ceil(paths.length / pagesPerThread));
  if (threads === 1 || serverFile === undefined) {
    return { paths, styles: await renderPages(server, assets, outDir, [...paths, "/404"]) };
  }
  const ownPaths = paths.filter((_path, place) => isOfThread(place, { thread: 0, threads }));
  const styles = await Promise.all([
    ...Array.from({ length: threads - 1 }, (_, others) =>
      renderInThread({ thread: others + 1, threads, serverFile, outDir }, paths.length),
    ),
    // This thread has a share too: one more would need memory of its own.
    renderPages(server, assets, outDir, ["/404", ...ownPaths]),
  ]);
  return { paths, styles: new Set(styles.flatMap((blocks) => [...blocks])) };
}

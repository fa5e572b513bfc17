import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type * as Server from "../src/entry-prerender.tsx";
import type { Assets } from "./assets.ts";
import { fileOf } from "./page-file.ts";
import { PageStylesByType, sourcesOf } from "./page-styles.ts";

/** The cut of the headings, in which the largest text of a first screen is set. */
const preloadedFonts = ["anek-display.woff2"];

/** React writes links to fetch pictures early at the front of the page; they belong in the head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*\/?>)+/;

function writeInto(outDir: string, file: string, text: string): void {
  const target = resolve(outDir, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** What a prerender produced besides files. */
export interface PrerenderResult {
  /** Canonical paths of all pages written. */
  readonly paths: readonly string[];
  /** Every distinct style block in them. */
  readonly styles: ReadonlySet<string>;
}

/**
 * Renders every page to a file in `outDir`, and the not-found page to `404.html`.
 * @throws when a page answers a status it must not
 */
export async function prerender(
  server: typeof Server,
  assets: Assets,
  outDir: string,
): Promise<PrerenderResult> {
  const styles = new PageStylesByType(server, assets, outDir);
  const fonts = preloadedFonts.map((name) => ({
    href: assets.asset(`fonts/${name}`),
    as: "font",
    type: "font/woff2",
    crossOrigin: "",
  }));
  const write = async (pathname: string, file: string, status: number) => {
    const page = await server.renderPage(pathname);
    if (page.status !== status) throw new Error(`${pathname} answers ${page.status}.`);
    const { code } = assets.page(page.still ? ["src/entry-client.tsx"] : sourcesOf(page.id));
    const html = server.renderDocument({
      head: page.head,
      preloads: fonts,
      styles: await styles.of(page.id),
      app: page.app.replace(leadingPreloads, ""),
      boot: { src: assets.file("src/boot.ts"), code, hydrate: page.hydrate },
    });
    writeInto(outDir, file, html);
    writeInto(outDir, page.headFile.slice(1), server.renderHead(page.head));
  };
  const paths = server.pathsToRender();
  for (const pathname of paths) await write(pathname, fileOf(pathname), 200);
  await write("/404", "404.html", 404);
  return { paths, styles: styles.inline };
}

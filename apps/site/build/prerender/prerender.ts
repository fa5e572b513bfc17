import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pageFiles } from "@site/lists/files";
import type { SiteConfig } from "../../config/site-config.ts";
import type { Figures } from "../../src/articles/data-of.ts";
import type * as Server from "../../src/entries/prerender.tsx";
import { BuildError } from "../build-error.ts";
import { mediaOf } from "../policy/page-media.ts";
import { withPolicy } from "../policy/security-policy.ts";
import { pageStyles } from "../styles/page-styles.ts";
import { bodyOf } from "./article-bodies.ts";
import { Assets, type PageAssets } from "./assets.ts";
import { fileOf } from "./page-file.ts";

const createdFolders = new Set<string>();

function write(outDir: string, file: string, text: string): void {
  const target = resolve(outDir, file);
  const folder = dirname(target);
  if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true });
  createdFolders.add(folder);
  writeFileSync(target, text);
}

/** The modules of frames and films that a page shows. */
function shownIn(html: string): string[] {
  const { frames, film } = mediaOf(html);
  return [
    ...(frames.length > 0 ? ["src/sections/media/site-embed.tsx"] : []),
    ...(film ? ["src/sections/media/site-film.tsx"] : []),
  ];
}

/**
 * A page whose closed answers are found by searches in the page and by text fragments before React
 * has come. React itself writes every value of `hidden` as if it had none.
 */
const searchable = (html: string): string =>
  html.replaceAll(' data-k-closed=""', ' data-k-closed="" data-k-still="" hidden="until-found"');

/** Returns a function that finds the files and styles of a page of a route. Results are cached. */
function filesByRoute(outDir: string, assets: Assets) {
  const cache = new Map<string, PageAssets & { css: ReturnType<typeof pageStyles> }>();
  return ({ id, app, modules }: Pick<Server.RenderedPage, "id" | "app" | "modules">) => {
    const shown = [...modules, ...shownIn(app)];
    const key = [id, ...shown].join(" ");
    const cached = cache.get(key);
    if (cached) return cached;
    const page = assets.page(id, shown);
    const files = { ...page, css: pageStyles(outDir, page.styles) };
    cache.set(key, files);
    return files;
  };
}

/**
 * Writes the HTML file of every page to `outDir`, with its policy in it and its data file if it has
 * one, and the not-found page as `404.html`. Keeps only one page in memory at a time.
 * @param server the built server code
 * @param outDir the output folder of the client build
 * @param cards the social cards' files by their addresses, once they are drawn
 * @param onPage gets the HTML of every page
 * @returns the canonical paths of all pages, a function that writes one of them again, with what
 *   the build has read, and one that writes a data file
 * @throws {BuildError} with the exception of a page that throws
 * @throws if a path redirects or its page is not found
 */
export async function prerender(
  server: typeof Server,
  outDir: string,
  config: SiteConfig,
  cards: ReadonlyMap<string, string> = new Map(),
  onPage: (html: string, path: string) => void = () => {},
): Promise<{
  paths: string[];
  rewrite: (path: string, figures: Figures) => Promise<void>;
  writeData: (path: string, data: unknown) => void;
}> {
  const assets = new Assets(outDir);
  const { boot: src, build } = assets;
  const filesOf = filesByRoute(outDir, assets);
  const writeData = (path: string, data: unknown) =>
    write(outDir, path.slice(1), JSON.stringify({ build, data }));
  const renderer = new server.Renderer(bodyOf);
  const paths = server.pathsToRender();
  const writePage = async (path: string) => {
    const page = await renderer.render(path).catch((error: unknown) => {
      const id = server.routeOf(path);
      const { stack, message } = error instanceof Error ? error : new Error(String(error));
      throw new BuildError(`${path} (${pageFiles[id]}) cannot be rendered: ${stack ?? message}`);
    });
    if ("redirect" in page) throw new Error(`${path} redirects to ${page.redirect}.`);
    if (page.status !== (path === "/404" ? 404 : 200)) {
      throw new Error(`${path} was rendered with status ${page.status}.`);
    }
    const { css, code } = filesOf(page);
    const boot = { src, code, build, hydrate: page.hydrate };
    const app = searchable(page.app);
    const html = withPolicy(server.documentHtml({ ...page, app, styles: css, boot }), config);
    const withCards = html.replace(/\/cards\/[^"]+\.png/g, (card) => cards.get(card) ?? card);
    write(outDir, fileOf(path), withCards);
    onPage(withCards, path);
    if (page.data) writeData(page.data.path, page.data.data);
  };
  for (const path of [...paths, "/404"]) await writePage(path);
  for (const { path, data } of server.sharedData()) writeData(path, data);
  const rewrite = async (path: string, figures: Figures) => {
    renderer.figures = figures;
    await writePage(path);
  };
  return { paths, rewrite, writeData };
}

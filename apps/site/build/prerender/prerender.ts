import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type * as Server from "../../src/entries/prerender.tsx";
import { pageStyles } from "../styles/page-styles.ts";
import { articleBody } from "./article-bodies.ts";
import { Assets, type PageAssets } from "./assets.ts";
import { fileOf } from "./page-file.ts";

const madeFolders = new Set<string>();

function write(outDir: string, file: string, text: string): void {
  const target = resolve(outDir, file);
  const folder = dirname(target);
  if (!madeFolders.has(folder)) mkdirSync(folder, { recursive: true });
  madeFolders.add(folder);
  writeFileSync(target, text);
}

/** The files of each route, read once. */
function filesByRoute(outDir: string, assets: Assets) {
  const known = new Map<string, PageAssets & { css: ReturnType<typeof pageStyles> }>();
  return (id: string) => {
    const files = known.get(id);
    if (files) return files;
    const page = assets.page(id);
    const added = { ...page, css: pageStyles(outDir, page.styles) };
    known.set(id, added);
    return added;
  };
}

/**
 * Renders every page to a file in `outDir`, with its data file where it has one, and the not-found page to
 * `404.html`. Holds one page at a time.
 * @param server the built server half
 * @param outDir the folder that the client was built into
 * @returns the canonical paths of all pages
 * @throws when a path does not answer with a page
 */
export async function prerender(server: typeof Server, outDir: string): Promise<string[]> {
  const assets = new Assets(outDir);
  const { boot: src, build } = assets;
  const filesOf = filesByRoute(outDir, assets);
  const writeData = (path: string, data: unknown) =>
    write(outDir, path.slice(1), JSON.stringify({ build, data }));
  const renderer = new server.Renderer(articleBody);
  const paths = server.pathsToRender();
  for (const path of [...paths, "/404"]) {
    const page = await renderer.render(path);
    if ("redirect" in page) throw new Error(`${path} redirects to ${page.redirect}.`);
    if (page.status !== (path === "/404" ? 404 : 200)) {
      throw new Error(`${path} answers ${page.status}.`);
    }
    const { css, code } = filesOf(page.id);
    const boot = { src, code, build, hydrate: page.hydrate };
    write(outDir, fileOf(path), server.documentHtml({ ...page, styles: css, boot }));
    if (page.data) writeData(page.data.path, page.data.data);
  }
  const search = server.searchData();
  if (search) writeData(search.path, search.data);
  return paths;
}

import { crawlFiles } from "../../build/outputs/crawl-files/crawl-files.ts";
import { feedFiles } from "../../build/outputs/feeds/feeds.ts";
import type { ReadBody } from "../articles/data-of.ts";
import { config } from "../config.ts";
import { documentHtml, pathsToRender, Renderer } from "../entries/prerender.tsx";

/** Every path with a page, and one without. */
export const renderedPaths: readonly string[] = [...pathsToRender(), "/nowhere"];

/** The files for crawlers and feed readers, by path. */
export const writtenFiles = { ...crawlFiles(config), ...feedFiles(config.siteUrl, () => "") };

/** Renders pages to their documents. */
export function pageRenderer(readBody: ReadBody): (path: string) => Promise<string> {
  const renderer = new Renderer(readBody);
  return async (path) => {
    const page = await renderer.render(path);
    if ("redirect" in page) throw new Error(`${path} leads to another page.`);
    const boot = { src: "/boot.js", code: [], hydrate: page.hydrate, build: "" };
    return documentHtml({ ...page, styles: { css: "", files: [] }, boot });
  };
}

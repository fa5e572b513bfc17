/**
 * Sends its parent a hash of the text of each page of a site in one language. The pages are rendered
 * as in a build, without what only browsers need.
 */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { current, languages } from "@kolam/content/model/pages/languages";
import { language, site } from "@kolam/resolve/current";
import { root } from "@kolam/resolve/sites";
import { createBuilder } from "vite";
import type * as Server from "../../src/entries/prerender.tsx";
import { allPages, isDatedByText, pageMeta, publishedOf } from "../../src/seo/page-meta.ts";
import { bodyOf } from "../prerender/article-bodies.ts";
import { hashOf, mainText } from "./main-text.ts";

/** The data of a rendered page. */
export interface TextOfPage {
  readonly path: string;
  readonly hash: string;
  /** The day on which it was published, if its file says so; `YYYY-MM-DD`. */
  readonly published: string | undefined;
}

const folder = join(root, "node_modules/.cache/dates", site.name, language);

async function renderer(): Promise<Server.Renderer> {
  const builder = await createBuilder({
    root: resolve(import.meta.dirname, "../.."),
    configLoader: "native",
    logLevel: "error",
    environments: {
      ssr: {
        build: {
          outDir: folder,
          emptyOutDir: true,
          minify: false,
          cssMinify: false,
          // All of it is loaded at once: hundreds of files would take longer.
          rolldownOptions: { output: { codeSplitting: false } },
        },
      },
    },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error("vite.config.ts declares no environment “ssr”.");
  await builder.build(ssr);
  const server: typeof Server = await import(pathToFileURL(join(folder, "prerender.js")).href);
  return new server.Renderer(bodyOf);
}

const below = current === languages[0] ? "" : `/${current.tag}`;

async function texts(): Promise<TextOfPage[]> {
  const pages = await renderer();
  const found: TextOfPage[] = [];
  for (const ref of allPages().filter(isDatedByText)) {
    const { path } = pageMeta(ref);
    if (path === null) continue;
    const page = await pages.render(path);
    if ("redirect" in page) throw new Error(`${path} redirects to ${page.redirect}.`);
    found.push({
      path: path === "/" ? below || path : below + path,
      hash: hashOf(mainText(page.app)),
      published: publishedOf(ref),
    });
  }
  return found;
}

process.send?.(await texts());

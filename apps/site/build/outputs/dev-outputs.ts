import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, ViteDevServer } from "vite";
import { loadSiteConfig } from "../../config/site-config.ts";
import { siteSearchFile } from "../../src/articles/data-files.ts";
import type * as Server from "../../src/entries/prerender.tsx";

const types: Readonly<Record<string, string>> = {
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

async function makeFiles(): Promise<Readonly<Record<string, string | Uint8Array>>> {
  // Imported on the first request: every build and test loads this plugin, but few need the icons.
  const { crawlFiles } = await import("./crawl-files/crawl-files.ts");
  const { iconFiles } = await import("./icons.ts");
  return { ...crawlFiles(loadSiteConfig()), ...iconFiles() };
}

/** The twin of the page at a path, and what the search of the site knows of it. */
async function makeTwin(vite: ViteDevServer, path: string) {
  const { Renderer } = (await vite.ssrLoadModule("/src/entries/prerender.tsx")) as typeof Server;
  const { bodyOf } = await import("../prerender/article-bodies.ts");
  const { twinOf } = await import("./twins/twins.ts");
  const page = await new Renderer(bodyOf).render(path);
  return "redirect" in page ? undefined : twinOf(path, page.app, loadSiteConfig().siteUrl);
}

/** What the build writes of the pages' texts: their twins, and what the search looks through. */
async function makeText(vite: ViteDevServer, path: string): Promise<string | undefined> {
  if (path.endsWith(".md")) {
    const page = path.slice(0, -".md".length).replace(/(?<=\/)index$/, "");
    return (await makeTwin(vite, page))?.markdown;
  }
  if (path !== siteSearchFile) return undefined;
  const { pathsToRender } = (await vite.ssrLoadModule(
    "/src/entries/prerender.tsx",
  )) as typeof Server;
  const pages = await Promise.all(pathsToRender().map((page) => makeTwin(vite, page)));
  const data = pages.flatMap((page) => page?.searched ?? []);
  return JSON.stringify({ build: "development", data });
}

/** The card of a page as shared links show it, drawn as its words are now. */
async function makeCard(vite: ViteDevServer, path: string) {
  if (!path.startsWith("/cards/")) return undefined;
  const { cardAt } = (await vite.ssrLoadModule(
    fileURLToPath(new URL("social-cards/social-cards.ts", import.meta.url)),
  )) as typeof import("./social-cards/social-cards.ts");
  return cardAt(path, loadSiteConfig().siteUrl);
}

/** In development, serves the cards, icons and crawl files that the build writes. */
export function devOutputs(): Plugin {
  return {
    name: "kolam:dev-outputs",
    apply: "serve",
    configureServer(vite) {
      let files: ReturnType<typeof makeFiles> | undefined;
      vite.middlewares.use(async (request, response, next) => {
        // Nobody would catch that an address such as `//` has no path.
        const pathname = URL.parse(request.url ?? "/", "http://localhost")?.pathname ?? "";
        const type = types[extname(pathname)];
        if (type === undefined) return next();
        try {
          const text = await makeText(vite, pathname);
          if (text !== undefined) {
            response.writeHead(200, { "Content-Type": type });
            response.end(text);
            return;
          }
          const card = await makeCard(vite, pathname);
          if (card !== undefined) {
            response.writeHead(200, { "Content-Type": card.type });
            response.end(card.content);
            return;
          }
          if (pathname.lastIndexOf("/") > 0) return next();
          files ??= makeFiles();
          const file = (await files)[pathname];
          if (file === undefined) return next();
          response.writeHead(200, { "Content-Type": type });
          response.end(file);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

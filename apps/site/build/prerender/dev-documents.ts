import type { Plugin } from "vite";
import type * as Server from "../../src/entries/prerender.tsx";
import { bodyOf } from "./article-bodies.ts";

/** The build id in development; see `data-build` in document.tsx. */
const build = "development";

/** Serves pages in development, rendered as in the build and hydrated when idle. */
export function devDocuments(): Plugin {
  return {
    name: "kolam:dev-documents",
    apply: "serve",
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const target = request.originalUrl ?? "/";
            const { base } = vite.config;
            // A language may be in a folder; its pages are named without it.
            const { pathname: whole } = new URL(target, "http://localhost");
            const pathname = whole.startsWith(base) ? whole.slice(base.length - 1) : whole;
            const server = (await vite.ssrLoadModule(
              "/src/entries/prerender.tsx",
            )) as typeof Server;
            const renderer = new server.Renderer(bodyOf);
            const data = await renderer.data(pathname);
            if (data !== undefined) {
              response.writeHead(200, { "Content-Type": "application/json" });
              response.end(JSON.stringify({ build, data }));
              return;
            }
            const page = await renderer.render(pathname);
            if ("redirect" in page) {
              response.writeHead(301, { Location: page.redirect });
              response.end();
              return;
            }
            const html = server.documentHtml({
              ...page,
              styles: { css: "", files: [] },
              boot: {
                src: "/src/entries/boot.ts",
                code: ["/src/entries/client.tsx"],
                hydrate: "idle",
                build,
              },
            });
            response.writeHead(page.status, { "Content-Type": "text/html; charset=utf-8" });
            // Vite puts the folder before the addresses of scripts by itself.
            const sources = html.replaceAll(` src="${base}src/`, ' src="/src/');
            response.end(await vite.transformIndexHtml(target, sources));
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}

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
            const { pathname } = new URL(target, "http://localhost");
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
            response.end(await vite.transformIndexHtml(target, html));
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}

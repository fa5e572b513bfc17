import type { Plugin } from "vite";
import type * as Server from "../../src/entry-prerender.tsx";
import { articleBody, articlesFolder } from "./article-bodies.ts";

/** In development, renders each address as the build would and hydrates it at once. */
export function devDocuments(): Plugin {
  return {
    name: "kolam:dev-documents",
    apply: "serve",
    configureServer(vite) {
      // Their bodies are data and belong to no module.
      vite.watcher.add(articlesFolder).on("change", (file) => {
        if (file.endsWith(".mdx")) vite.ws.send({ type: "full-reload" });
      });
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const target = request.originalUrl ?? "/";
            const { pathname } = new URL(target, "http://localhost");
            const server = (await vite.ssrLoadModule("/src/entry-prerender.tsx")) as typeof Server;
            server.provideBodies(articleBody);
            const data = await server.dataFile(pathname);
            if (data !== undefined) {
              response.writeHead(200, { "Content-Type": "application/json" });
              response.end(data);
              return;
            }
            const headOf = server.pathOfHeadFile(pathname);
            if (headOf !== undefined) {
              const page = await server.renderPage(headOf);
              response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" });
              response.end(server.renderPart(page, { styles: [], code: [] }));
              return;
            }
            const page = await server.renderPage(pathname);
            const html = server.renderDocument({
              head: page.head,
              styles: { critical: "", files: [] },
              app: page.app.replace(/^(?:<link rel="preload"[^>]*\/?>)+/, ""),
              boot: { src: "/src/entry-dev.ts", code: [], hydrate: "idle" },
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

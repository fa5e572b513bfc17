import { extname } from "node:path";
import type { Plugin } from "vite";
import { loadSiteConfig } from "../../config/site-config.ts";

const types: Readonly<Record<string, string>> = {
  ".ico": "image/x-icon",
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

/** In development, serves the icons and crawl files that the build writes. */
export function devOutputs(): Plugin {
  return {
    name: "kolam:dev-outputs",
    apply: "serve",
    configureServer(vite) {
      let files: ReturnType<typeof makeFiles> | undefined;
      vite.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const type = types[extname(pathname)];
        if (type === undefined || pathname.lastIndexOf("/") > 0) return next();
        try {
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

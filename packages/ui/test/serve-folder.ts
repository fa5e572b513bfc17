import { preview } from "vite";

/**
 * Serves a folder on a free loopback port. @returns its URL and a function that stops the server
 */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = await preview({
    configFile: false,
    appType: "mpa",
    logLevel: "error",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0, headers: { "cache-control": "max-age=3600" } },
  });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ""), close: () => void server.close() };
}

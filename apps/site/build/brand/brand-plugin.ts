import { join } from "node:path";
import { folders, site } from "@kolam/resolve/current";
import type { Plugin } from "vite";
import { hasOwnTokens, writeBrand } from "./write-brand.ts";

/** What the kit's styles import as its tokens. */
const kitTokens = "../tokens/tokens.generated.css";

/**
 * Gives the kit's styles the site's tokens instead of the kit's, so that no page has both. In
 * development a changed token file takes effect at once.
 */
export function siteBrand(): Plugin {
  return {
    name: "kolam:site-brand",
    config() {
      writeBrand(site);
      if (!hasOwnTokens(site)) return;
      const replacement = join(folders.generated, "brand.css");
      return { resolve: { alias: [{ find: kitTokens, replacement }] } };
    },
    configureServer({ watcher, config }) {
      watcher.add(folders.brand);
      watcher.on("all", (_event, file) => {
        if (!file.endsWith(".tokens.json")) return;
        try {
          writeBrand(site);
        } catch (error) {
          config.logger.error((error as Error).message);
        }
      });
    },
  };
}

import type { Plugin } from "vite";

/** The cascade layers, as every built stylesheet declares them first. */
export const layerOrderRule = "@layer k.reset,k.tokens,k.base,k.components,k.utilities;";

/**
 * Puts the order of the cascade layers at the front of every built stylesheet. The order counts where
 * it is first named, and which stylesheet comes first differs from page to page.
 */
export function layerOrder(): Plugin {
  return {
    name: "kolam:layer-order",
    enforce: "post",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = `${layerOrderRule}${file.source}`;
      }
    },
  };
}

import type { Plugin } from "vite";

/** Declares the order of the cascade layers. */
export const layerOrderRule =
  "@layer k.reset,k.tokens,k.brand,k.contrast,k.base,k.components,k.utilities;";

/**
 * Declares the order of the cascade layers at the start of every built stylesheet. The first declaration on a
 * page counts, and pages load their stylesheets in different orders.
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

import type { Plugin } from "vite";

/** Declares the order of the cascade layers. */
export const layerOrderRule =
  "@layer k.reset,k.tokens,k.brand,k.contrast,k.base,k.components,k.utilities;";

/** Other declarations of an order, which repeat parts of that one. */
const otherOrders = /@layer [\w.,\s]+;/g;

/** The two properties with which Lightning CSS replaces `light-dark()`, 140 times on a page. */
const generatedNames = /--lightningcss-(l|d)(?:ight|ark)/g;

/**
 * Declares the order of the cascade layers at the start of every built stylesheet. The first
 * declaration on a page counts, and pages load their stylesheets in different orders. Shortens the
 * names that Lightning CSS generates to `--l` and `--d`, which makes every page 2.3 KB smaller
 * before compression.
 */
export function layerOrder(): Plugin {
  return {
    name: "kolam:layer-order",
    enforce: "post",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const css = String(file.source)
          .replaceAll(otherOrders, "")
          .replaceAll(generatedNames, "--$1");
        file.source = `${layerOrderRule}${css}`;
      }
    },
  };
}

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PageStyles } from "../../src/document.tsx";
import { layerOrderRule } from "./layer-order.ts";

/**
 * Concatenates the styles of a page, which are inlined so that the first paint waits for no
 * stylesheet.
 * @param outDir the output folder of the client build
 * @param files paths of the page's stylesheets, in cascade order
 */
export function pageStyles(outDir: string, files: readonly string[]): PageStyles {
  const css = files
    .map((file) => readFileSync(resolve(outDir, file.slice(1)), "utf8").trim())
    .join("");
  return { css: layerOrderRule + css.replaceAll(layerOrderRule, ""), files };
}

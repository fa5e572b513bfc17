import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PageStyles } from "../../src/document.tsx";
import { layerOrderRule } from "./layer-order.ts";

/**
 * All styles of a page as one text, which is written into it: a page needs no stylesheet for its first paint.
 * @param outDir the folder that the client was built into
 * @param files paths of the page's stylesheets, in order
 */
export function pageStyles(outDir: string, files: readonly string[]): PageStyles {
  const css = files
    .map((file) => readFileSync(resolve(outDir, file.slice(1)), "utf8").trim())
    .join("");
  return { css: layerOrderRule + css.replaceAll(layerOrderRule, ""), files };
}

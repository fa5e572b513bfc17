import { resolve } from "node:path";

const here = import.meta.dirname;

/** @type {import("next").NextConfig} */
export default {
  output: "export",
  // This app stands alone, whatever lies above its folder.
  turbopack: { root: resolve(here) },
  outputFileTracingRoot: resolve(here),
  images: { loader: "custom", loaderFile: "./photo-loader.ts" },
};

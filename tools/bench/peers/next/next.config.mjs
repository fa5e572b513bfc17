import { resolve } from "node:path";

const here = import.meta.dirname;
/** The photo on top, if the bench asks for one. */
const heroPhoto = JSON.parse(process.env.HERO_PHOTO ?? "null");

/** @type {import("next").NextConfig} */
export default {
  output: "export",
  // This app stands alone, whatever lies above its folder.
  turbopack: { root: resolve(here) },
  outputFileTracingRoot: resolve(here),
  images: {
    loader: "custom",
    loaderFile: "./photo-loader.ts",
    ...(heroPhoto && { deviceSizes: heroPhoto.widths, imageSizes: [] }),
  },
};

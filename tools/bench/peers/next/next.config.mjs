/** @type {import("next").NextConfig} */
export default {
  output: "export",
  // This app is standalone, whatever is above its folder.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  images: { loader: "custom", loaderFile: "./photo-loader.js" },
  typescript: { ignoreBuildErrors: true },
};

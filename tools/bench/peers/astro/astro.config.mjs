import { defineConfig, sharpImageService } from "astro/config";

/** How our pictures are encoded, if the bench has some. */
const { jpg, avif } = JSON.parse(process.env.ENCODINGS ?? "{}");

export default defineConfig({
  site: "https://kolam.example.com",
  trailingSlash: "never",
  build: { format: "file" },
  prefetch: { prefetchAll: true },
  image: { service: sharpImageService({ jpeg: jpg, avif }) },
  devToolbar: { enabled: false },
});

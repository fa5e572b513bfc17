import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://kolam.example.com",
  trailingSlash: "never",
  build: { format: "file" },
  prefetch: { prefetchAll: true },
  devToolbar: { enabled: false },
});
